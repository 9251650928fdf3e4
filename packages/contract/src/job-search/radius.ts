/** Kilometres around a place that are offered; any up to the largest is taken. */
export const radii = [10, 20, 50, 100, 200] as const;
export const usualRadius = 20;
