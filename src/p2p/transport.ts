/** A link carries frames between two peers. Loopback now; WebRTC links keep the same contract. */

export interface Link {
  send(frame: Uint8Array): void;
  /** At most one listener each: whoever holds the link reads it. */
  onFrame(listener: (frame: Uint8Array) => void): void;
  /** Called exactly once, at either end, always later than the call that closed it. */
  onClose(listener: () => void): void;
  close(): void;
}
