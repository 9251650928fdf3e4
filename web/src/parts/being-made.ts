import type { Take } from '@vitrine/contract/interviews/parts.ts';

/** Milliseconds after which a screen asks again for what is still being made. */
export const whileMade = 2000;

/** An answer that changes by itself: it is still arriving, or a film of it is being made. */
export const isBeingMade = (take: Take) =>
  take.mediaState === 'waiting' || (take.kind !== 'text' && !take.complete && take.length !== null) || take.media?.processing === true;
