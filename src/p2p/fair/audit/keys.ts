/** Keys that follow from opened secrets, each worked out once. */
import type { Seat } from '../../../engine/contract.ts';
import type { Table } from '../journal/ledger.ts';
import { type PairKey, pairKey } from '../seal.ts';
import { sealKeys, viewKey } from '../secrets.ts';

export interface Keys {
  secret(host: Seat): Uint8Array;
  /** Opens what `signer` sealed to `host`. */
  pair(host: Seat, signer: Seat): PairKey;
  view(host: Seat, seat: Seat): Uint8Array;
}

export function makeKeys({ gid, people }: Table, secrets: ReadonlyMap<Seat, Uint8Array>): Keys {
  const secret = (host: Seat): Uint8Array => {
    const M = secrets.get(host);
    if (!M) throw new Error(`the secret of seat ${host} is not open`);
    return M;
  };
  return {
    secret,
    pair: once((host, signer) => pairKey(people[signer]!.boxPk, sealKeys(secret(host)).secretKey)),
    view: once((host, seat) => viewKey(secret(host), gid, seat)),
  };
}

function once<T>(make: (a: Seat, b: Seat) => T): (a: Seat, b: Seat) => T {
  const made = new Map<string, T>();
  return (a, b) => {
    const name = `${a}/${b}`;
    const it = made.get(name) ?? make(a, b);
    made.set(name, it);
    return it;
  };
}
