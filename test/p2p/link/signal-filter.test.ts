import { Peer } from 'peerjs';
import { expect, test } from 'vitest';
import { makeSignalFilter, type SignalPorts } from '../../../src/p2p/link/signal-filter.ts';

function open(changes: Partial<SignalPorts> = {}) {
  const clock = { now: 0 };
  const filter = makeSignalFilter({
    now: () => clock.now,
    role: 'listens',
    knows: (peer, connection) => peer === 'clw1-g-a' && connection === 'dc_1',
    isLinked: () => false,
    ...changes,
  });
  return { clock, filter };
}

const offer = {
  type: 'data',
  serialization: 'raw',
  reliable: true,
  connectionId: 'dc_1',
  label: 'dc_1',
  sdp: { type: 'offer', sdp: 'v=0' },
};
const from = (src: string, type: string, payload?: unknown) => ({ type, src, dst: 'me', payload });

test('PeerJS hears its broker through one listener, before which the filter stands', () => {
  const peer = new Peer('clw1-test', { host: '127.0.0.1', port: 9, secure: false, config: {} });
  expect(peer.socket.listeners('message').length).toBe(1);
  peer.destroy();
});

test('what the broker itself says passes', () => {
  const { filter } = open();
  for (const type of ['OPEN', 'ID-TAKEN', 'INVALID-KEY']) expect(filter({ type })).toBe('pass');
  expect(filter({ type: 'ERROR', payload: { msg: 'no' } })).toBe('pass');
  expect(filter(from('clw1-kot4827', 'EXPIRE'))).toBe('pass');
});

test('a good offer passes, but none to a page that only dials', () => {
  expect(open().filter(from('clw1-g-a', 'OFFER', offer))).toBe('pass');
  expect(open({ role: 'dials-only' }).filter(from('clw1-g-a', 'OFFER', offer))).toBe('drop');
});

test.each([
  ['no payload', undefined],
  ['a call', { ...offer, type: 'media' }],
  ['json', { ...offer, serialization: 'json' }],
  ['an unknown way to write', { ...offer, serialization: 'constructor' }],
  ['an unreliable channel', { ...offer, reliable: false }],
  ['no session', { ...offer, sdp: undefined }],
  ['a session that is no text', { ...offer, sdp: { type: 'offer', sdp: 5 } }],
  ['an answer as an offer', { ...offer, sdp: { type: 'answer', sdp: 'v=0' } }],
  ['a session of 8 KiB', { ...offer, sdp: { type: 'offer', sdp: 'v'.repeat(8192) } }],
  ['no connection', { ...offer, connectionId: undefined }],
  ['an endless label', { ...offer, label: 'x'.repeat(65) }],
])('an offer with %s is dropped', (_, payload) => {
  expect(open().filter(from('clw1-g-a', 'OFFER', payload))).toBe('drop');
});

test.each([null, 5, 'OPEN', [], {}, { type: 'ERROR' }, { type: 'CALL', src: 'a' }, { type: 'OFFER', payload: offer }])(
  'rubbish is dropped: %j',
  message => {
    expect(open().filter(message)).toBe('drop');
  },
);

test('one peer may offer three times in ten seconds, all together forty times', () => {
  const { clock, filter } = open();
  const tries = (src: string, count: number) =>
    Array.from({ length: count }, () => filter(from(src, 'OFFER', offer))).filter(it => it === 'pass').length;
  expect(tries('clw1-g-a', 5)).toBe(3);
  const others = Array.from({ length: 50 }, (_, n) => tries(`clw1-g-${n}`, 1));
  expect(others.filter(passed => passed === 1).length).toBe(37);
  clock.now = 10_000;
  expect(tries('clw1-g-a', 5)).toBe(3);
});

test('answers and candidates pass only for a connection that is being made', () => {
  const { filter } = open();
  const answer = { connectionId: 'dc_1', sdp: { type: 'answer', sdp: 'v=0' } };
  const candidate = { connectionId: 'dc_1', candidate: { candidate: 'candidate:1', sdpMid: '0' } };
  expect([filter(from('clw1-g-a', 'ANSWER', answer)), filter(from('clw1-g-a', 'CANDIDATE', candidate))]).toEqual([
    'pass',
    'pass',
  ]);
  expect(filter(from('clw1-g-b', 'ANSWER', answer))).toBe('drop');
  expect(filter(from('clw1-g-a', 'CANDIDATE', { ...candidate, connectionId: 'dc_2' }))).toBe('drop');
  expect(filter(from('clw1-g-a', 'ANSWER', { ...answer, sdp: { type: 'bogus', sdp: 'v=0' } }))).toBe('drop');
  expect(filter(from('clw1-g-a', 'CANDIDATE', { connectionId: 'dc_1', candidate: null }))).toBe('drop');
});

test('nobody’s broker ends a living link', () => {
  expect(open().filter(from('clw1-g-a', 'LEAVE'))).toBe('pass');
  expect(open({ isLinked: id => id === 'clw1-g-a' }).filter(from('clw1-g-a', 'LEAVE'))).toBe('drop');
});
