import { missingInAd } from '@vitrine/contract/job-ads/shapes.ts';
import type { TFunction } from 'i18next';
import { type AdEditor, isClosingWrong } from './use-ad-editor.ts';

/** Where each thing is written that an ad needs before it is published, in the order of the form. */
const fieldIds = {
  title: 'ad-title',
  employmentType: 'ad-employmentType',
  field: 'ad-field',
  tasks: 'ad-tasks',
  places: 'ad-city-0',
  closingDate: 'ad-closingDate',
} as const;
type Field = keyof typeof fieldIds;

/** What keeps the ad from being published: the field, its place on the screen, and what to do about it. */
export function missingOfAd({ draft }: AdEditor, t: TFunction<['job-ads', 'common']>) {
  const lacking: readonly string[] = missingInAd({ ...draft, title: draft.title.trim() });
  const fields = (Object.keys(fieldIds) as Field[]).filter(
    (field) => lacking.includes(field) || (field === 'closingDate' && isClosingWrong(draft.closingDate)),
  );
  return fields.map((field) => ({ field, id: fieldIds[field], text: t(`missing.${field}`) }));
}
