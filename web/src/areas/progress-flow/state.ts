import type { PaperCell } from '@vitrine/contract/progress-flow/lists.ts';
import type { Paper } from '@vitrine/contract/progress-flow/papers.ts';
import { isPast } from '../../platform/format.ts';

/** How a document stands, for somebody who looks: one word and one picture. */
export type State = 'not-required' | 'missing' | 'late' | 'urgent' | 'new' | 'open' | 'ok' | 'refused';

type Standing = Pick<PaperCell, 'status' | 'pfStatus' | 'hasFile' | 'review' | 'seen' | 'dueOn'>;

export function stateOf({ status, pfStatus, hasFile, review, seen, dueOn }: Standing): State {
  if (hasFile) {
    if (review === 'ok' || review === 'refused') return review;
    return seen ? 'open' : 'new';
  }
  if (pfStatus === 'not-required') return 'not-required';
  if (status === 'urgent') return 'urgent';
  return dueOn && isPast(dueOn) ? 'late' : 'missing';
}

export const standingOf = ({ file, ...paper }: Paper): Standing => ({ ...paper, hasFile: file !== null, review: file?.review ?? null });
