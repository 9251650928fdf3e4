export const speeds = ['1', '1.25', '1.5', '1.75', '2'] as const;
export type Speed = (typeof speeds)[number];

/** The speed after or before one; the last stays the last. */
export const nextSpeed = (speed: Speed, by: 1 | -1): Speed => speeds[speeds.indexOf(speed) + by] ?? speed;
