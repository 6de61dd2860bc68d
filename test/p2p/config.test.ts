/** What a site sets in config.json, and what happens when it is not there or not right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokersFor, type Config, type ReadText, readConfig } from '../../src/p2p/config.ts';
import { makeVirtualClock } from './virtual-clock.ts';

const https = new URL('https://cats.example/play/#/t/KOT4827');
const lan = new URL('http://192.168.0.5:8080/');
const { after } = makeVirtualClock();

const from = (file: unknown, page = https) =>
  readConfig(async () => (typeof file === 'string' ? file : JSON.stringify(file)), page, after);

const usual: Config = {
  brokers: [{ listed: 0, host: 'cats.example', port: 443, path: '/peer', secure: true, key: 'clowder' }],
  ice: [],
  relayOnly: false,
  linkBroker: true,
  build: null,
};

describe('a good file', () => {
  test('says everything', async () => {
    const { config, from: source } = await from({
      v: 1,
      brokers: [
        { url: 'same-origin', path: '/peer', key: 'clowder' },
        { url: 'wss://broker.example:9000/x/', key: 'peerjs' },
      ],
      ice: [
        { urls: 'stun:stun.example:3478' },
        { urls: ['turn:turn.example:3478?transport=tcp'], username: 'ola', credential: 'pw' },
      ],
      relayOnly: true,
      linkBroker: false,
      build: '2030-01-02T03:04:05.678Z',
    });
    expect(source).toBe('file');
    expect(config).toEqual({
      brokers: [
        usual.brokers[0],
        { listed: 1, host: 'broker.example', port: 9000, path: '/x/', secure: true, key: 'peerjs' },
      ],
      ice: [
        { urls: 'stun:stun.example:3478' },
        { urls: ['turn:turn.example:3478?transport=tcp'], username: 'ola', credential: 'pw' },
      ],
      relayOnly: true,
      linkBroker: false,
      build: '2030-01-02T03:04:05.678Z',
    });
  });

  test('may say next to nothing', async () => {
    expect(await from({ v: 1 })).toEqual({ config: usual, from: 'file' });
  });

  test('names our own server by the address the page came from', async () => {
    const { config } = await from({ v: 1 }, lan);
    expect(config.brokers).toEqual([
      { listed: 0, host: '192.168.0.5', port: 8080, path: '/peer', secure: false, key: 'clowder' },
    ]);
  });

  test('a page on https talks to no broker without TLS; the others keep their numbers', async () => {
    const file = { v: 1, brokers: [{ url: 'ws://10.0.0.2:9000/' }, { url: 'wss://broker.example/' }] };
    expect((await from(file)).config.brokers.map(({ listed, host }) => [listed, host])).toEqual([
      [1, 'broker.example'],
    ]);
    expect((await from(file, lan)).config.brokers.map(({ host }) => host)).toEqual(['10.0.0.2', 'broker.example']);
  });

  test('a page from a file has no server of its own', async () => {
    expect((await from({ v: 1 }, new URL('file:///cats/index.html'))).config.brokers).toEqual([]);
  });
});

describe('without a good file', () => {
  test.each([
    ['not-json', '<!doctype html><title>Cats</title>'],
    ['not-json', ''],
    ['too-long', `{"v":1,"build":"${'x'.repeat(40_000)}"}`],
    ['wrong-shape', []],
    ['wrong-shape', {}],
    ['wrong-shape', { v: 2 }],
    ['wrong-shape', { v: 1, admin: true }],
    ['wrong-shape', { v: 1, relayOnly: 'yes' }],
    ['wrong-shape', { v: 1, brokers: 'same-origin' }],
    ['wrong-shape', { v: 1, brokers: [{ url: 7 }] }],
    ['wrong-shape', { v: 1, brokers: [{ url: 'same-origin', path: '../x y' }] }],
    ['wrong-shape', { v: 1, brokers: [{ url: 'same-origin', token: 'x' }] }],
    ['wrong-shape', { v: 1, brokers: Array(9).fill({ url: 'same-origin' }) }],
    ['wrong-shape', { v: 1, ice: [{ urls: 'https://x.example' }] }],
    ['wrong-shape', { v: 1, ice: [{ urls: [] }] }],
    ['wrong-shape', { v: 1, ice: [{ urls: 'stun:x.example', credential: 'p'.repeat(201) }] }],
  ])('%s: the usual, %o', async (why, file) => {
    expect(await from(file)).toEqual({ config: usual, from: why });
  });

  test('none at all, or one that cannot be fetched', async () => {
    expect(await readConfig(async () => null, https, after)).toEqual({ config: usual, from: 'absent' });
    const offline: ReadText = () => Promise.reject(new Error('offline'));
    expect(await readConfig(offline, https, after)).toEqual({ config: usual, from: 'absent' });
  });

  test('nobody waits for it longer than two seconds', async () => {
    const clock = makeVirtualClock();
    const never = readConfig(() => new Promise(() => {}), https, clock.after);
    await clock.next();
    expect(clock.now).toBe(2000);
    expect(await never).toEqual({ config: usual, from: 'slow' });
  });

  test('a file in time leaves no clock running', async () => {
    const clock = makeVirtualClock();
    await readConfig(async () => '{"v":1}', https, clock.after);
    expect(clock.waiting).toBe(0);
  });

  test('whatever it holds, there is a config', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async text => {
        expect(await from(text)).toMatchObject({ config: usual });
      }),
    );
  });
});

describe('the brokers a guest tries', () => {
  const lines = [{ url: 'same-origin' }, { url: 'wss://one.example/' }, { url: 'wss://two.example/' }];
  const hosts = (config: Config, pin: Parameters<typeof brokersFor>[1]) =>
    brokersFor(config, pin, https).map(({ host }) => host);

  test('are the one of the link first, then the list', async () => {
    const { config } = await from({ v: 1, brokers: lines });
    expect(hosts(config, null)).toEqual(['cats.example', 'one.example', 'two.example']);
    expect(hosts(config, { listed: 2 })).toEqual(['two.example', 'cats.example', 'one.example']);
    expect(hosts(config, { listed: 7 })).toEqual(['cats.example', 'one.example', 'two.example']);
    expect(hosts(config, { url: 'wss://three.example/' })[0]).toBe('three.example');
  });

  test('are those of the site alone, if the site says so or the link is not to be trusted', async () => {
    const { config } = await from({ v: 1, brokers: lines, linkBroker: false });
    expect(hosts(config, { url: 'wss://three.example/' })).toEqual(['cats.example', 'one.example', 'two.example']);
    const open = (await from({ v: 1, brokers: lines })).config;
    expect(hosts(open, { url: 'ws://10.0.0.2/' })).toEqual(['cats.example', 'one.example', 'two.example']);
  });
});
