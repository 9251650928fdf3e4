import { type KeyActions as Actions, useKeys } from '../../../parts/keys/use-keys.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { type ReviewKey, reviewKeys } from './review-keys.ts';

export type KeyActions = Actions<ReviewKey>;

/** Everything a reviewer does often, without the mouse. */
export function useReviewKeys(actions: KeyActions) {
  const t = useTexts('applicants');
  // the field of a note has its own
  const more = actions.note ? [{ name: 'save', keys: ['Control+Enter'], label: t('review.key.save') }] : [];
  useKeys({ table: reviewKeys, actions, label: (name) => t(`review.key.${name}`), more });
}
