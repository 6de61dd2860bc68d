/** A peer made by hand, without PeerJS: it speaks to the broker as it likes and opens a channel like anybody. */

const me = 'clw1-g-handmade';

export async function knock(
  broker: string,
  host: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Promise<string> {
  const socket = new WebSocket(`${broker}&id=${me}&token=t`);
  const tell = (message: unknown) => socket.send(JSON.stringify(message));
  const signal = (type: string, payload: object) =>
    tell({ type, dst: host, payload: { connectionId: 'dc_1', ...payload } });
  const connection = new RTCPeerConnection();
  const channel = connection.createDataChannel('dc_1', { ordered: true });
  const opened = new Promise(resolve => {
    channel.onopen = resolve;
  });
  const waiting: RTCIceCandidateInit[] = [];
  socket.onmessage = async ({ data }) => {
    const { type, payload } = JSON.parse(data);
    if (type === 'ANSWER') {
      await connection.setRemoteDescription(payload.sdp);
      for (const candidate of waiting) await connection.addIceCandidate(candidate);
    }
    if (type !== 'CANDIDATE') return;
    if (connection.remoteDescription) await connection.addIceCandidate(payload.candidate);
    else waiting.push(payload.candidate);
  };
  await new Promise(resolve => {
    socket.onopen = resolve;
  });
  for (const message of before) tell(message);
  connection.onicecandidate = ({ candidate }) => candidate && signal('CANDIDATE', { type: 'data', candidate });
  await connection.setLocalDescription(await connection.createOffer());
  signal('OFFER', {
    type: 'data',
    serialization: 'raw',
    reliable: true,
    label: 'dc_1',
    sdp: connection.localDescription,
  });
  await opened;
  for (const message of after) tell(message);
  // The broker passes messages on in order: this one comes after all of them.
  await new Promise(resolve => setTimeout(resolve, 300));
  channel.send(Uint8Array.of(42));
  return channel.readyState;
}
