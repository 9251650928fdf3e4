/** What is asked of camera and microphone; ids are the person's own choice of devices. */
export interface DeviceChoice {
  camera?: string;
  microphone?: string;
}

const isPortrait = () => window.innerHeight > window.innerWidth;

/** Echo is cancelled (R151); 1280x720 and at least 16:9 lying (R152), the same upright (R153); the front camera unless another is chosen (R154). */
export function mediaWanted(
  kind: 'video' | 'audio',
  { camera, microphone }: DeviceChoice = {},
  portrait = isPortrait(),
): MediaStreamConstraints {
  const audio = { echoCancellation: true, ...(microphone ? { deviceId: { exact: microphone } } : {}) };
  if (kind === 'audio') return { audio, video: false };
  const size = portrait
    ? { width: { ideal: 720 }, height: { ideal: 1280 }, aspectRatio: { min: 9 / 16 } }
    : { width: { ideal: 1280 }, height: { ideal: 720 }, aspectRatio: { min: 16 / 9 } };
  return { audio, video: { ...size, ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }) } };
}

export type DeviceFault = 'none' | 'refused' | 'busy' | 'unsupported';

/** Why camera or microphone cannot be had, in a word. */
export function deviceFault(error: unknown): DeviceFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  if (name === 'TypeError') return 'unsupported';
  return 'none';
}

/** Opens camera and microphone. A camera that cannot give the wanted shape gives what it has. */
export async function openDevices(kind: 'video' | 'audio', choice: DeviceChoice = {}): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new TypeError('no devices');
  const wanted = mediaWanted(kind, choice);
  try {
    return await devices.getUserMedia(wanted);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error;
    return devices.getUserMedia({ audio: { echoCancellation: true }, video: kind === 'video' ? { facingMode: 'user' } : false });
  }
}

export const closeDevices = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The cameras and microphones there are; their names are known once access was given. */
export async function listDevices() {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind) =>
    all.filter((one) => one.kind === kind && one.deviceId).map((one, n) => ({ value: one.deviceId, label: one.label || String(n + 1) }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}
