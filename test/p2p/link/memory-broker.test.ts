import { expect, test } from 'vitest';
import { makeTown, type Page } from '../../../src/p2p/link/memory-broker.ts';
import type { DialFailure, Link } from '../../../src/p2p/link/transport.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

function openTown() {
  const clock = makeVirtualClock();
  const town = makeTown({ after: clock.after });
  const enter = () => {
    const page = town.page();
    const links: Link[] = [];
    const heard: (number | string)[] = [];
    const states: string[] = [];
    const listen = (link: Link) => {
      links.push(link);
      link.onFrame(frame => heard.push(frame[0]!));
      link.onClose(why => heard.push(why));
    };
    page.broker.onLink(listen);
    page.broker.onState(state => states.push(state));
    return { ...page, links, heard, states, listen };
  };
  /** A host that is found, and a guest that found it. */
  const sit = async () => {
    const [host, guest] = [enter(), enter()];
    await host.broker.claim('clw1-kot4827');
    const link = await guest.broker.dial('clw1-kot4827');
    if (typeof link === 'string') throw new Error(link);
    guest.listen(link);
    await clock.settle();
    return { host, guest };
  };
  return { clock, town, enter, sit };
}
const say = (page: { links: Link[] }, n: number) => page.links[0]!.send(Uint8Array.of(n));

/** What a dial comes to, with the clock running. */
async function outcome(clock: ReturnType<typeof makeVirtualClock>, page: Page, id: string) {
  let came: Link | DialFailure | null = null;
  void page.broker.dial(id).then(result => {
    came = result;
  });
  await clock.settle();
  while (came === null && (await clock.next()));
  return { came: came as Link | DialFailure | null, at: clock.now };
}

test('a guest finds the host, and both can speak', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  say(guest, 1);
  say(host, 2);
  await t.clock.settle();
  expect([host.heard, guest.heard]).toEqual([[1], [2]]);
});

test('an id is held by one page until it is given back', async () => {
  const { enter } = openTown();
  const [first, second] = [enter(), enter()];
  expect(await first.broker.claim('clw1-a')).toBe('open');
  expect(await second.broker.claim('clw1-a')).toBe('taken');
  first.broker.release('clw1-a');
  expect(await second.broker.claim('clw1-a')).toBe('open');
});

test('nobody is there, which takes two seconds to know', async () => {
  const t = openTown();
  expect(await outcome(t.clock, t.enter(), 'clw1-a')).toEqual({ came: 'nobody', at: 2000 });
});

test('who comes a little later still gets the call', async () => {
  const t = openTown();
  const [host, guest] = [t.enter(), t.enter()];
  const dialled = guest.broker.dial('clw1-a');
  await host.broker.claim('clw1-a');
  expect(await dialled).toBeTypeOf('object');
  expect(host.links.length).toBe(1);
});

test('without a broker nobody new is found and games go on', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  t.town.down();
  await t.clock.settle();
  expect(host.states).toEqual(['deaf']);
  expect(await guest.broker.dial('clw1-kot4827')).toBe('unreachable');
  expect(await guest.broker.claim('clw1-b')).toBe('unreachable');
  say(guest, 1);
  t.town.up();
  await t.clock.settle();
  expect([host.heard, host.states]).toEqual([[1], ['deaf', 'open']]);
  expect(await guest.broker.dial('clw1-kot4827')).toBeTypeOf('object');
});

test('a closed tab is heard of at once, and its id is free', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  host.leave();
  await t.clock.settle();
  expect(guest.heard).toEqual(['remote']);
  expect(await guest.broker.claim('clw1-kot4827')).toBe('open');
});

test('a killed tab says nothing for long, and its id is free', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  host.kill();
  say(guest, 1);
  await t.clock.settle();
  expect([host.heard, guest.heard]).toEqual([[], []]);
  expect(await guest.broker.claim('clw1-kot4827')).toBe('open');
  await t.clock.next();
  expect([t.clock.now, guest.heard]).toEqual([15_500, ['ice-failed']]);
});

test('a page that stands still keeps its id and hears everything later', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  host.freeze();
  say(guest, 1);
  await t.clock.settle();
  expect(host.heard).toEqual([]);
  expect(await guest.broker.claim('clw1-kot4827')).toBe('taken');
  expect((await outcome(t.clock, guest, 'clw1-kot4827')).came).toBe('blocked');
  host.thaw();
  await t.clock.settle();
  expect(host.heard).toEqual([1]);
});

test('a cut between two pages ends only when neither is cut off', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  host.cut();
  guest.cut();
  say(guest, 1);
  guest.mend();
  await t.clock.settle();
  expect(host.heard).toEqual([]);
  host.mend();
  await t.clock.settle();
  expect(host.heard).toEqual([1]);
});

test('a page that closes its broker is found no more; its links go on', async () => {
  const t = openTown();
  const { host, guest } = await t.sit();
  host.broker.close();
  expect((await outcome(t.clock, guest, 'clw1-kot4827')).came).toBe('nobody');
  say(guest, 1);
  await t.clock.settle();
  expect(host.heard).toEqual([1]);
});
