/** A link carries frames between two peers; a broker is where peers find each other. Read this before anything else here. */

/** A frame with its type byte. Larger ones are cut by some pairs of browsers, so nobody may send one. */
export const MAX_FRAME = 16_384;
/** Below this a link that was full takes frames again. */
export const LOW_WATER = 64 * 1024;
/** From this many waiting bytes on, `send` says 'full'. */
export const HIGH_WATER = 256 * 1024;

export type LinkKind = 'peerjs' | 'channel' | 'loopback';
export type CloseWhy =
  | 'local'
  | 'remote'
  | 'goodbye'
  | 'ice-failed'
  | 'silent'
  | 'mute'
  | 'flood'
  | 'oversize'
  | 'slow'
  | 'protocol';
/** 'full': not queued; whoever sends keeps the newest and waits for the drain. */
export type Sent = 'ok' | 'full' | 'closed';
export type Path = 'direct' | 'relay' | 'local' | 'unknown';

export interface Link {
  readonly kind: LinkKind;
  /** For logs; never an identity. */
  readonly label: string;
  /** Bytes not handed to the network yet. */
  readonly queued: number;
  /** One frame; throws if it is longer than MAX_FRAME, which is a bug of the caller. */
  send(frame: Uint8Array): Sent;
  /** At most one listener each: whoever holds the link reads it. What came before waits. Text comes as an empty frame. */
  onFrame(listener: (frame: Uint8Array) => void): void;
  onDrain(listener: () => void): void;
  /** Called exactly once, at either end, always later than the call that closed it. */
  onClose(listener: (why: CloseWhy) => void): void;
  /** 32 bytes that are the same at both ends and at no other link; loopback: zeros. */
  binding(): Uint8Array;
  path(): Promise<Path>;
  /** Frames sent before are still delivered where the network can do it. */
  close(why?: CloseWhy): void;
}

export type DialFailure = 'nobody' | 'blocked' | 'unreachable';

/** A real broker (peerjs.ts) or a map in memory (memory-broker.ts). */
export interface Broker {
  /** Others can dial this id from now on. A page may hold several. */
  claim(id: string): Promise<'open' | 'taken' | 'unreachable'>;
  release(id: string): void;
  dial(id: string): Promise<Link | DialFailure>;
  /** Somebody dialled one of my ids. */
  onLink(listener: (link: Link) => void): void;
  /** Deaf: the broker is lost. Living links go on, and it is tried again until it is back. */
  onState(listener: (state: 'open' | 'deaf') => void): void;
  /** Nobody finds this page any more; living links go on. */
  close(): void;
}
