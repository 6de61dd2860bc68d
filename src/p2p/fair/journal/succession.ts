/** MIGRATE: a majority of those who were never host puts one of them in the host's place. */
import type { Seat } from '../../../engine/contract.ts';
import { type Signed, succeed, type Vote } from '../bodies/people.ts';
import type { Payload } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { decode } from '../codec.ts';
import { quorum } from '../shamir.ts';
import type { Change, Inspection } from './inspection.ts';
import { electorate, isPart } from './ledger.ts';

/** Everything wrong here is the candidate's doing: nobody else signs it. */
export function migrate(at: Inspection, { epoch, candidate, votes }: Payload<'MIGRATE'>): Change {
  const { was, entry } = at;
  const voters = electorate(was);
  const insist = (ok: boolean) => at.insist(ok, 'BAD_MIGRATE');
  insist(epoch === entry.epoch && voters.includes(candidate));
  insist(voters.length >= 2);
  const cast = votes.map(vote => voteOf(at, vote, candidate));
  const names = new Set(cast.map(({ voter }) => voter));
  insist(names.size === cast.length && names.size >= quorum(voters.length));
  // Every voter's log must be a beginning of the one that is built on.
  insist(cast.every(({ lastSeq, lastHead }) => isPart(was, lastSeq, lastHead)));
  insist(Math.max(...cast.map(({ lastSeq }) => lastSeq)) === entry.seq - 1);
  return {
    epoch,
    hosts: [...was.hosts, { epoch, seat: candidate }],
    proxied: was.proxied.filter(seat => seat !== candidate),
    notes: at.note({ seq: entry.seq, what: 'took-over', seat: candidate }),
  };
}

function voteOf(at: Inspection, signed: Signed, candidate: Seat): Vote {
  const { was, entry, host } = at;
  const vote = decode(succeed, signed.body);
  at.insist(vote && same(vote.gid, was.table.gid), 'BAD_MIGRATE');
  at.insist(vote.epoch === entry.epoch && vote.oldHost === host, 'BAD_MIGRATE');
  at.insist(vote.candidate === candidate && electorate(was).includes(vote.voter), 'BAD_MIGRATE');
  at.signed('succeed', vote.voter, signed, 'BAD_MIGRATE');
  return vote;
}
