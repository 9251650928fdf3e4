import type { Style } from '@vitrine/contract/speech-effect/styles.ts';
import { drive } from './drive.ts';
import { leading } from './leading.ts';
import { order } from './order.ts';
import type { StyleRules } from './style.ts';
import { thinking } from './thinking.ts';
import { together } from './together.ts';
import { tone } from './tone.ts';

/** All 29, by the key of the wire. */
export const rulesOf: Record<Style, StyleRules> = { ...together, ...leading, ...order, ...thinking, ...drive, ...tone };
