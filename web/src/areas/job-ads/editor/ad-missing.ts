import { missingInAd } from '@vitrine/contract/job-ads/shapes.ts';
import type { TFunction } from 'i18next';
import { type AdEditor, isClosingWrong } from './use-ad-editor.ts';

/** Where each thing is written that an ad needs before it is published. */
const fieldIds = {
  title: 'ad-title',
  tasks: 'ad-tasks',
  employmentType: 'ad-employmentType',
  field: 'ad-field',
  places: 'ad-city-0',
  closingDate: 'ad-closingDate',
} as const;
type Field = keyof typeof fieldIds;

/** What keeps the ad from being published: the field, its place on the screen, and what to do about it. */
export function missingOfAd({ draft }: AdEditor, t: TFunction<['job-ads', 'common']>) {
  const fields = missingInAd({ ...draft, title: draft.title.trim() }) as Field[];
  if (isClosingWrong(draft.closingDate)) fields.push('closingDate');
  return fields.map((field) => ({ field, id: fieldIds[field], text: t(`missing.${field}`) }));
}
