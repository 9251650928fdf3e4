const video = [
  'video/mp4;codecs="avc1.64001F,mp4a.40.2"',
  'video/webm;codecs="h264,opus"',
  'video/webm;codecs="vp9,opus"',
  'video/webm;codecs="vp8,opus"',
  'video/webm',
  'video/mp4',
];
const audio = ['audio/mp4;codecs="mp4a.40.2"', 'audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** True where the browser can record what camera and microphone give. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia) && pickFormat('video') !== undefined;

/** The first format that the browser records: H.264 before others, because every browser plays it at once. */
export const pickFormat = (kind: 'video' | 'audio') => (kind === 'video' ? video : audio).find((one) => MediaRecorder.isTypeSupported(one));
