import type { TFunction } from 'i18next';
import type { AdEditor } from '../../areas/job-ads/editor/use-ad-editor.ts';
import type { Editor } from '../../areas/job-codes/use-editor.ts';
import type { Missing } from './missing.ts';

/** What a job may be published without, and what applicants ask about first where it is not said. */
export function advisedFor(ad: AdEditor | undefined, code: Editor | undefined, t: TFunction<['job-ads', 'common']>): Missing[] {
  const ofAd = ad?.draft;
  const ofCode = code?.draft;
  const promised = ofAd?.replyDays ?? ofCode?.replyDays ?? null;
  return [
    ofAd && ofAd.salary.from === null && ofAd.salary.to === null && ({ part: 'ad', field: 'salary', id: 'ad-salary' } as const),
    ofAd && ofAd.closingDate === null && ({ part: 'ad', field: 'closingDate', id: 'ad-closingDate' } as const),
    ofAd && promised === null && ({ part: 'ad', field: 'replyDays', id: 'ad-replyDays' } as const),
    ofCode && ofCode.introduction.trim() === '' && ({ part: 'code', field: 'introduction', id: 'job-code-introduction' } as const),
    ofCode && ofCode.deadline === null && ({ part: 'code', field: 'deadline', id: 'job-code-deadline' } as const),
    !ofAd && ofCode && promised === null && ({ part: 'code', field: 'replyDays', id: 'job-code-replyDays' } as const),
  ]
    .filter((one) => one !== undefined && one !== false)
    .map(({ part, field, id }) => ({ part, field, id, text: t(`advised.${field}`) }));
}
