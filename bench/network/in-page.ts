/** What runs inside the pages that are measured. Each function is sent there as text: it may use nothing from outside. */

export interface Tally {
  count: number;
  /** Bytes, or milliseconds. */
  sum: number;
}
type Tallies = Record<string, Tally>;

export interface Meter {
  /** By kind of message, over all channels of the table. */
  readonly heard: Tallies;
  readonly said: Tallies;
  /** Milliseconds this page was busy with a message of that kind, sending what followed from it included. */
  readonly busy: Tallies;
  /** When there was something to press, and when there was a chair, counted from the moment the address was opened. */
  usable: number | null;
  seated: number | null;
}

export interface Manner {
  /** The share of free presses that is a draw. */
  readonly draws: number;
  /** How long to wait before a press. */
  readonly waitMs: number;
  readonly after: 'again' | 'rest';
}
export interface Pilot {
  /** From the press to the change on the own screen, in ms. */
  readonly laps: number[];
  /** Round trips of the bare channel, each taken just before a lap. */
  readonly pings: number[];
  play(manner: Manner): void;
  rest(): void;
  /** All laps so far. */
  forget(): void;
}

export interface Raw {
  offer(): Promise<string>;
  answer(offer: string): Promise<string>;
  accept(answer: string): Promise<void>;
  ping(): Promise<number>;
}

declare global {
  interface Window {
    meter: Meter;
    pilot: Pilot;
    raws: RTCPeerConnection[];
    raw: Raw;
  }
}

export function installMeter(): void {
  const meter: Meter = { heard: {}, said: {}, busy: {}, usable: null, seated: null };
  window.meter = meter;
  const text = new TextDecoder();
  const counted = new WeakSet<RTCDataChannel>();
  const add = (tallies: Tallies, kind: string, amount: number) => {
    tallies[kind] ??= { count: 0, sum: 0 };
    tallies[kind].count++;
    tallies[kind].sum += amount;
  };
  const bytesOf = (data: unknown): Uint8Array => {
    if (data instanceof ArrayBuffer) return new Uint8Array(data);
    return data instanceof Uint8Array ? data : new Uint8Array();
  };
  const kindOf = (bytes: Uint8Array) =>
    bytes.length <= 5 ? 'ping' : (/"t":"([\w-]+)"/.exec(text.decode(bytes.subarray(1, 40)))?.[1] ?? 'other');
  // A squeezed message shows its kind only to whoever reads it.
  let parsed: string | null = null;
  JSON.parse = new Proxy(JSON.parse, {
    apply(parse, self, args) {
      parsed ??= /^\{"t":"([\w-]+)"/.exec(String(args[0]).slice(0, 40))?.[1] ?? null;
      return Reflect.apply(parse, self, args);
    },
  });
  const { prototype } = RTCDataChannel;
  prototype.send = new Proxy(prototype.send, {
    apply(send, channel: RTCDataChannel, args) {
      const bytes = bytesOf(args[0]);
      if (channel.label !== 'raw') add(meter.said, kindOf(bytes), bytes.length);
      return Reflect.apply(send, channel, args);
    },
  });
  prototype.addEventListener = new Proxy(prototype.addEventListener, {
    apply(listen, channel: RTCDataChannel, [type, listener, ...rest]) {
      if (type !== 'message' || channel.label === 'raw')
        return Reflect.apply(listen, channel, [type, listener, ...rest]);
      const isFirst = !counted.has(channel);
      counted.add(channel);
      const timed = (event: MessageEvent) => {
        const bytes = bytesOf(event.data);
        const from = performance.now();
        parsed = null;
        listener.call(channel, event);
        const kind = parsed ?? kindOf(bytes);
        add(meter.busy, kind, performance.now() - from);
        if (isFirst) add(meter.heard, kind, bytes.length);
      };
      return Reflect.apply(listen, channel, [type, timed, ...rest]);
    },
  });
  const look = new MutationObserver(() => {
    if (document.querySelector('main button')) meter.usable ??= performance.now();
    if (!document.querySelector('.chair.mine')) return;
    meter.seated = performance.now();
    look.disconnect();
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
}

export function installPilot(): void {
  const laps: number[] = [];
  const pings: number[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPressing = false;

  const buttons = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(it => it.getAttribute('aria-disabled') !== 'true');
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
  const wait = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null));

  /** The sentence and the log change with the news from the host, never with the press itself. */
  const lap = (press: () => void) =>
    new Promise<number>(resolve => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve(performance.now() - from);
      });
      for (const it of document.querySelectorAll('.says, [role="log"]'))
        watch.observe(it, { subtree: true, childList: true, characterData: true });
      const from = performance.now();
      press();
    });
  const draw = async (button: HTMLElement) => {
    const ping = await window.raw.ping();
    const ms = await Promise.race([lap(() => button.click()), wait(2000)]);
    if (ms === null || Number.isNaN(ping)) return;
    pings.push(ping);
    laps.push(ms);
  };
  const choose = async ({ draws, waitMs, after }: Manner) => {
    const [again] = after === 'again' ? buttons('.prompt.end .button.strong') : [];
    const options = buttons('[data-option]');
    const [pass] = buttons('.answers .pass:not([aria-pressed="true"])');
    const done = buttons('.answers .strong').filter(it => it.dataset.option === undefined);
    const drawing = options.find(it => it.textContent?.startsWith('Draw'));
    const isFree = Math.random() >= draws;
    const pick = (isFree ? any(options) : undefined) ?? pass ?? drawing ?? any(options) ?? again;
    if (!pick) return;
    await wait(waitMs);
    if (pick === drawing && pick.isConnected) await draw(pick);
    else pick.click();
    any(done)?.click();
  };
  window.pilot = {
    laps,
    pings,
    play(manner) {
      clearInterval(timer);
      timer = setInterval(async () => {
        if (isPressing) return;
        isPressing = true;
        await choose(manner);
        isPressing = false;
      }, 20);
    },
    rest: () => clearInterval(timer),
    forget() {
      laps.length = 0;
      pings.length = 0;
    },
  };
}

/** A bare data channel beside the table's own: the limit. */
export function installRaw(): void {
  const pending: RTCPeerConnection[] = [];
  let channel: RTCDataChannel | null = null;
  /** All candidates in one text: nobody carries them one by one. */
  const described = async (connection: RTCPeerConnection): Promise<string> => {
    if (connection.iceGatheringState !== 'complete')
      await new Promise<void>(resolve => {
        connection.addEventListener('icegatheringstatechange', () => {
          if (connection.iceGatheringState === 'complete') resolve();
        });
      });
    return connection.localDescription?.sdp ?? '';
  };
  window.raws = [];
  const connect = (): RTCPeerConnection => {
    const connection = new RTCPeerConnection();
    // Kept, or it would be collected.
    window.raws.push(connection);
    pending.push(connection);
    return connection;
  };
  window.raw = {
    async offer() {
      const connection = connect();
      const echo = connection.createDataChannel('raw');
      echo.binaryType = 'arraybuffer';
      echo.onmessage = ({ data }) => echo.send(data);
      await connection.setLocalDescription(await connection.createOffer());
      return described(connection);
    },
    async answer(offer) {
      const connection = connect();
      connection.ondatachannel = event => {
        channel = event.channel;
        channel.binaryType = 'arraybuffer';
      };
      await connection.setRemoteDescription({ type: 'offer', sdp: offer });
      await connection.setLocalDescription(await connection.createAnswer());
      return described(connection);
    },
    async accept(answer) {
      await pending.pop()?.setRemoteDescription({ type: 'answer', sdp: answer });
    },
    ping() {
      const open = channel;
      if (open?.readyState !== 'open') return Promise.resolve(Number.NaN);
      return new Promise(resolve => {
        const from = performance.now();
        open.onmessage = () => resolve(performance.now() - from);
        open.send(new Uint8Array(100));
      });
    },
  };
}
