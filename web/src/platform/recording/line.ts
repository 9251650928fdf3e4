import type { UploadState } from './take-upload.ts';

/** Bits of a second of picture, from the best to what a slow line carries. */
const rates = [1_200_000, 700_000, 350_000] as const;

/** Recorded and not confirmed, this many bytes are some seconds: a line that carries as much as is recorded never has them. */
const behind = 1024 * 1024;

const isGoing = ({ phase }: UploadState) => phase === 'sending';
const lag = ({ size, sent }: UploadState) => size - sent;

/** The line carries less than is recorded. One that is away is not slow. */
export const isSlow = (uploads: readonly UploadState[]) => uploads.filter(isGoing).reduce((sum, one) => sum + lag(one), 0) > behind;

/** The step of the rates for the next recording, after one that ended like this: down where the line fell behind, up where it followed. */
export function stepAfter(step: number, uploads: readonly UploadState[], takeId: string): number {
  const take = uploads.find((one) => one.takeId === takeId);
  if (!take || take.phase === 'waiting') return step;
  if (lag(take) > behind) return Math.min(step + 1, rates.length - 1);
  return lag(take) < behind / 4 ? Math.max(step - 1, 0) : step;
}

let now = 0;

/** Bits per second to record the picture with; a recording that runs keeps the one it began with. */
export const pictureRate = () => rates[now] ?? rates[0];

/** Learns of the line by a recording that ends. */
export function learnLine(uploads: readonly UploadState[], takeId: string) {
  now = stepAfter(now, uploads, takeId);
}
