/** At the door: what is not exactly a message is nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode, parseToHost, parseToSeat } from '../../src/p2p/wire.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what a seat says', () => {
  test('an answer and a farewell arrive as they were sent', () => {
    expect(parseToHost(encode({ t: 'answer', ask: 3, chosen: ['c1', 'c2'] }))).toEqual({
      t: 'answer',
      ask: 3,
      chosen: ['c1', 'c2'],
    });
    expect(parseToHost(encode({ t: 'leave' }))).toEqual({ t: 'leave' });
  });

  test.each([
    '',
    'meow',
    'null',
    '[]',
    '{}',
    '{"t":"answer"}',
    '{"t":"answer","ask":"3","chosen":[]}',
    '{"t":"answer","ask":1.5,"chosen":[]}',
    '{"t":"answer","ask":3,"chosen":"c1"}',
    '{"t":"answer","ask":3,"chosen":[1]}',
    `{"t":"answer","ask":3,"chosen":["${'x'.repeat(200)}"]}`,
    `{"t":"answer","ask":3,"chosen":[${Array(65).fill('"a"').join()}]}`,
    `{"t":"leave","x":"${'x'.repeat(5000)}"}`,
    '{"t":"timeout","ask":3}',
    '{"t":"random","draw":0,"seed":"00"}',
  ])('%s is refused', text => {
    expect(parseToHost(bytes(text))).toBeNull();
  });

  test('a seat in the message means nothing: the link says whose it is', () => {
    expect(parseToHost(bytes('{"t":"answer","ask":1,"chosen":[],"seat":4}'))).toEqual({
      t: 'answer',
      ask: 1,
      chosen: [],
    });
  });

  test('no bytes whatsoever make it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.json().map(bytes)), frame => {
        const message = parseToHost(frame);
        expect(message === null || message.t === 'answer' || message.t === 'leave').toBe(true);
        parseToSeat(frame);
      }),
      { numRuns: 3000 },
    );
  });
});
