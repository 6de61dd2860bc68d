import { expect, test } from 'vitest';
import { makeLoopback } from '../../../src/p2p/link/loopback.ts';
import { makeListedBroker, type OpenPost, type Post, type PostEars } from '../../../src/p2p/link/posts.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

const near = { listed: 0, host: 'near', port: 80, path: '/peer', secure: false, key: 'clowder' };
const far = { listed: 1, host: 'far', port: 443, path: '/', secure: true, key: 'peerjs' };

/** Two brokers that do as they are told. */
function openBrokers() {
  const clock = makeVirtualClock();
  const answers = new Map<string, 'open' | 'taken' | 'unreachable'>();
  const asked: string[] = [];
  const posts: { id: string; host: string; ears: PostEars; post: Post; lose(): void; find(): void }[] = [];
  const open: OpenPost = async (id, { host }, _role, ears) => {
    asked.push(`${id} at ${host}`);
    const answer = answers.get(host) ?? 'open';
    if (answer !== 'open') return answer;
    let state: Post['state'] = 'open';
    const post: Post = {
      get state() {
        return state;
      },
      dial: async () => makeLoopback()[0],
      retire() {
        state = 'retired';
      },
    };
    const turn = (to: 'open' | 'deaf') => () => {
      state = to;
      ears.state(to);
    };
    posts.push({ id, host, ears, post, lose: turn('deaf'), find: turn('open') });
    return post;
  };
  let callers = 0;
  const broker = makeListedBroker({
    addresses: [near, far],
    open,
    after: clock.after,
    callerId: () => `g${callers++}`,
  });
  const states: string[] = [];
  broker.onState(state => states.push(state));
  return { clock, answers, asked, posts, broker, states };
}

test('the first broker that answers is used, and named', async () => {
  const t = openBrokers();
  t.answers.set(near.host, 'unreachable');
  expect(t.broker.used).toBe(null);
  expect(await t.broker.claim('a')).toBe('open');
  expect(t.broker.used).toEqual(far);
  expect(await t.broker.claim('b')).toBe('open');
  expect(t.asked).toEqual(['a at near', 'a at far', 'b at far']);
});

test('a taken id is not looked for elsewhere', async () => {
  const t = openBrokers();
  t.answers.set(near.host, 'taken');
  expect(await t.broker.claim('a')).toBe('taken');
  expect(t.asked.length).toBe(1);
});

test('without any broker neither a claim nor a dial works', async () => {
  const t = openBrokers();
  t.answers.set(near.host, 'unreachable').set(far.host, 'unreachable');
  expect([await t.broker.claim('a'), await t.broker.dial('b')]).toEqual(['unreachable', 'unreachable']);
});

test('five dials at once share one post, and a lost one is replaced', async () => {
  const t = openBrokers();
  const links = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(id => t.broker.dial(id)));
  expect(links.every(link => typeof link === 'object')).toBe(true);
  expect(t.asked).toEqual(['g0 at near']);
  t.posts[0]!.lose();
  await t.broker.dial('a');
  expect(t.asked.at(-1)).toBe('g1 at near');
  expect(t.posts[0]!.post.state).toBe('retired');
  expect(t.states).toEqual([]);
});

test('the table is deaf while one of its ids is lost', async () => {
  const t = openBrokers();
  await t.broker.claim('a');
  await t.broker.claim('b');
  t.posts[0]!.lose();
  t.posts[1]!.lose();
  expect(t.states).toEqual(['deaf']);
  t.posts[0]!.find();
  expect(t.states).toEqual(['deaf']);
  t.posts[1]!.find();
  expect(t.states).toEqual(['deaf', 'open']);
});

test('after a minute without its broker an id is claimed at the next as well', async () => {
  const t = openBrokers();
  await t.broker.claim('a');
  t.posts[0]!.lose();
  await t.clock.next();
  expect(t.clock.now).toBe(60_000);
  expect(t.asked.at(-1)).toBe('a at far');
  expect(t.states).toEqual(['deaf', 'open']);
  t.broker.release('a');
  expect(t.posts.map(({ post }) => post.state)).toEqual(['retired', 'retired']);
});

test('a broker that comes back in time is enough', async () => {
  const t = openBrokers();
  await t.broker.claim('a');
  t.posts[0]!.lose();
  t.posts[0]!.find();
  expect(await t.clock.next()).toBe(false);
  expect(t.asked.length).toBe(1);
});

test('a link that comes in is handed on; a closed broker holds nothing', async () => {
  const t = openBrokers();
  const [link] = makeLoopback();
  const came: unknown[] = [];
  t.broker.onLink(it => came.push(it));
  await t.broker.claim('a');
  await t.broker.dial('b');
  t.posts[0]!.ears.link(link);
  expect(came).toEqual([link]);
  t.broker.close();
  expect(t.posts.map(({ post }) => post.state)).toEqual(['retired', 'retired']);
  expect(await t.broker.dial('b')).toBe('unreachable');
});
