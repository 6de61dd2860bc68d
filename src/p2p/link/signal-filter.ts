/** What the broker may say to PeerJS. An offer costs a connection before our code runs, and a bad one throws inside PeerJS. */

export type Signal = 'pass' | 'drop';

export interface SignalPorts {
  now(): number;
  /** Somebody may dial this id. */
  readonly role: 'listens' | 'dials-only';
  /** Whether PeerJS has such a connection. */
  knows(peer: string, connection: string): boolean;
  /** Whether a link to that peer is open. */
  isLinked(peer: string): boolean;
}

const windowMs = 10_000;
const maxOffers = 40;
const maxOffersFromOne = 3;
const maxSdp = 8 * 1024;
const maxCandidate = 1024;

export function makeSignalFilter(ports: SignalPorts): (message: unknown) => Signal {
  let offers: { readonly at: number; readonly from: string }[] = [];

  const takesOffer = (from: string, payload: Fields) => {
    if (ports.role === 'dials-only' || !isGoodOffer(payload)) return false;
    const now = ports.now();
    offers = offers.filter(({ at }) => now - at < windowMs);
    const before = offers.filter(offer => offer.from === from).length;
    if (offers.length >= maxOffers || before >= maxOffersFromOne) return false;
    offers.push({ at: now, from });
    return true;
  };
  // PeerJS keeps what belongs to no connection for ever; the offer always comes first, so nothing is lost here.
  const isExpected = (from: string, { connectionId }: Fields) =>
    typeof connectionId === 'string' && ports.knows(from, connectionId);

  const isGood = ({ type, src, payload }: Fields): boolean => {
    if (type === 'OPEN' || type === 'ID-TAKEN' || type === 'INVALID-KEY') return true;
    if (type === 'ERROR') return isFields(payload);
    if (typeof src !== 'string') return false;
    if (type === 'EXPIRE') return true;
    if (type === 'LEAVE') return !ports.isLinked(src);
    if (!isFields(payload)) return false;
    if (type === 'OFFER') return takesOffer(src, payload);
    if (type === 'ANSWER') return isExpected(src, payload) && isSdp(payload.sdp, 'answer');
    return type === 'CANDIDATE' && isExpected(src, payload) && isCandidate(payload.candidate);
  };
  return message => (isFields(message) && isGood(message) ? 'pass' : 'drop');
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isGoodOffer = ({ type, serialization, reliable, connectionId, label, sdp }: Fields): boolean =>
  type === 'data' &&
  serialization === 'raw' &&
  reliable === true &&
  isShort(connectionId) &&
  isShort(label) &&
  isSdp(sdp, 'offer');

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 64;

const isSdp = (value: unknown, type: 'offer' | 'answer'): boolean =>
  isFields(value) && value.type === type && typeof value.sdp === 'string' && value.sdp.length < maxSdp;

const isCandidate = (value: unknown): boolean =>
  isFields(value) && typeof value.candidate === 'string' && value.candidate.length < maxCandidate;
