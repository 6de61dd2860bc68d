/** A data channel as a link. Who made it and how the two found each other does not matter here. */
import nacl from 'tweetnacl';
import { makeEars } from './ears.ts';
import { type CloseWhy, HIGH_WATER, type Link, type LinkKind, LOW_WATER, MAX_FRAME, type Path } from './transport.ts';

export interface Channel {
  readonly kind: Exclude<LinkKind, 'loopback'>;
  readonly label: string;
  /** Ordered, reliable, and open. */
  readonly channel: RTCDataChannel;
  readonly connection: RTCPeerConnection;
  /** Called once when nothing is left to send. */
  release?(): void;
}

/** How long a closing channel may take to send what it holds: a peer that is dead would never let it go. */
const lingerMs = 1000;

export function makeChannelLink({ kind, label, channel, connection, release }: Channel): Link {
  const ears = makeEars();
  let binding: Uint8Array | null = null;
  let open = true;

  const letGo = once(() => {
    removeEventListener('pagehide', leave);
    connection.close();
    release?.();
  });
  const close = (why: CloseWhy) => {
    if (!open) return;
    open = false;
    ears.close(why);
    setTimeout(letGo, lingerMs);
    // A channel that is closed throws away what it has not sent yet, a goodbye above all.
    if (channel.bufferedAmount === 0) return channel.close();
    channel.bufferedAmountLowThreshold = 0;
    channel.addEventListener('bufferedamountlow', () => channel.close(), { once: true });
  };
  /** Letting go at once makes the page wait until the other side is told; but what is still to be sent would be lost. */
  const leave = () => {
    const isIdle = channel.bufferedAmount === 0;
    close('local');
    if (isIdle) letGo();
  };
  const receive = ({ data }: MessageEvent) => {
    // Text has no business here. It becomes what no reader accepts, so that it is counted like other rubbish.
    const frame = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(0);
    if (frame.length > MAX_FRAME) return close('oversize');
    if (ears.frame(frame) === 'over') close('flood');
  };
  channel.binaryType = 'arraybuffer';
  channel.bufferedAmountLowThreshold = LOW_WATER;
  channel.addEventListener('message', receive);
  channel.addEventListener('bufferedamountlow', () => open && ears.drained());
  channel.addEventListener('close', () => {
    close('remote');
    letGo();
  });
  // A peer that was killed closes no channel; iceConnectionState stays "disconnected" for good then. Only this tells.
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') close('ice-failed');
  });
  // Not every browser tells the other side when a tab is closed. Who has a last word says it in a capturing listener:
  // those come first.
  addEventListener('pagehide', leave);
  // It may have closed between its opening and now.
  if (channel.readyState !== 'open') close('remote');

  return {
    kind,
    label,
    get queued() {
      return channel.bufferedAmount;
    },
    send(frame) {
      if (frame.length > MAX_FRAME) throw new RangeError(`a frame of ${frame.length} bytes is too long`);
      if (!open || channel.readyState !== 'open') return 'closed';
      if (channel.bufferedAmount >= HIGH_WATER) return 'full';
      channel.send(new Uint8Array(frame));
      return 'ok';
    },
    onFrame: ears.onFrame,
    onDrain: ears.onDrain,
    onClose: ears.onClose,
    binding() {
      binding ??= bindingOf(connection);
      return binding;
    },
    path: () => pathOf(connection),
    close: (why = 'local') => close(why),
  };
}

/** A channel can open a moment before the page knows the other side's description, and without it there is no binding. */
export function settled(connection: RTCPeerConnection): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (connection.signalingState !== 'stable' && connection.signalingState !== 'closed') return;
      connection.removeEventListener('signalingstatechange', look);
      resolve();
    };
    connection.addEventListener('signalingstatechange', look);
    look();
  });
}

/** Both DTLS fingerprints in an order that is the same at both ends: nobody can sit in between without changing one. */
function bindingOf({ localDescription, remoteDescription }: RTCPeerConnection): Uint8Array {
  const prints = [localDescription, remoteDescription].map(description => fingerprint(description?.sdp ?? ''));
  return nacl.hash(new TextEncoder().encode(['clw1 binding', ...prints.sort()].join('\n'))).slice(0, 32);
}

function fingerprint(sdp: string): string {
  const found = /^a=fingerprint:(.*)$/m.exec(sdp)?.[1];
  if (!found) throw new Error('there is no binding before both sides are described');
  return found.trim().toLowerCase();
}

/** Unknown also for a moment after opening: the pair in use is not settled yet. */
async function pathOf(connection: RTCPeerConnection): Promise<Path> {
  const stats = await connection.getStats().catch(() => null);
  const entries = [...(stats?.values() ?? [])];
  const selected = entries.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  const pair = entries.find(({ id, nominated, state }) => id === selected || (nominated && state === 'succeeded'));
  const ends = entries.filter(({ id }) => pair && (id === pair.localCandidateId || id === pair.remoteCandidateId));
  if (ends.length < 2) return 'unknown';
  if (ends.some(({ candidateType }) => candidateType === 'relay')) return 'relay';
  return ends.every(({ candidateType }) => candidateType === 'host') ? 'local' : 'direct';
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
