/** Signatures checked behind a port give the same verdicts, batch by batch. */
import { expect, test } from 'vitest';
import { viaTweetnacl } from '../../../src/p2p/fair/ed25519.ts';
import { serveVerdicts, verifyOver } from '../../../src/p2p/fair/verifying.ts';
import { bytesOf } from './table/seats.ts';

test('batches that overlap come back to whoever asked', async () => {
  const { port1, port2 } = new MessageChannel();
  let held: (() => void) | null = null;
  // The first batch waits until the second has been answered.
  const verifyAll: typeof viaTweetnacl.verifyAll = async jobs => {
    if (jobs.length === 2) await new Promise<void>(go => (held = go));
    const verdicts = await viaTweetnacl.verifyAll(jobs);
    if (jobs.length === 1) setTimeout(() => held?.(), 0);
    return verdicts;
  };
  serveVerdicts(port2, { verifyAll });
  const verify = verifyOver(port1);
  const signer = await viaTweetnacl.signer(bytesOf('a seed'));
  const body = bytesOf('a body');
  const good = { pk: signer.pk, type: 'act', body, sig: await signer.sign('act', body) } as const;
  const bad = { ...good, type: 'entry' } as const;
  const first = verify([good, bad]);
  const second = verify([bad]);
  expect(await second).toEqual([false]);
  expect(await first).toEqual([true, false]);
  port1.close();
});
