import { useQueryClient } from '@tanstack/react-query';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { type JobAd, type JobAdFields, type JobPage, maxOpenings } from '@vitrine/contract/job-ads/shapes.ts';
import { call } from '../../../platform/calls/api.ts';
import { useAutosave } from '../../../platform/calls/autosave.ts';
import { askAnew } from '../../../platform/calls/use-ask.ts';
import { isPast } from '../../../platform/format.ts';

/** What of an ad changes beside its form. */
const besideTheForm: ReadonlySet<string> = new Set<Exclude<keyof JobAd, keyof JobAdFields>>([
  'jobAdId',
  'bookingId',
  'companyId',
  'jobAdThumbnail',
  'state',
  'revision',
  'recruiters',
  'jobCode',
  'applicants',
  'daysRemaining',
  'createdAt',
  'updatedAt',
  'publishDate',
]);

const draftOf = (ad: JobAd) => Object.fromEntries(Object.entries(ad).filter(([name]) => !besideTheForm.has(name))) as JobAdFields;

export const isRangeWrong = ({ from, to }: JobAdFields['salary']) => from !== null && to !== null && from > to;
export const isClosingWrong = (closingDate: string | null) => closingDate !== null && isPast(closingDate);
export const isOpeningsWrong = (openings: number | null) => openings !== null && (openings < 1 || openings > maxOpenings);

/** The form without what is wrong halfway through typing; it stays marked beside its field until it is right. */
function sendable({ salary, closingDate, openings, ...rest }: JobAdFields) {
  return {
    ...rest,
    ...(isRangeWrong(salary) ? {} : { salary }),
    ...(isClosingWrong(closingDate) ? {} : { closingDate }),
    ...(isOpeningsWrong(openings) ? {} : { openings }),
  };
}

/** The state of an ad's editor, which saves by itself shortly after the last key. */
export function useAdEditor(loaded: JobAd, onAnew: () => void) {
  const client = useQueryClient();
  const { stored, ...editor } = useAutosave<JobAdFields, JobAd>({
    loaded,
    savedAt: loaded.updatedAt,
    draftOf,
    send: (draft, revision) =>
      call(jobAdEditing.update, { bookingId: loaded.bookingId, ...sendable(draft), ...(revision === undefined ? {} : { revision }) }),
    onLeave: () => void askAnew(client),
  });
  return {
    ...editor,
    ad: stored,
    /** Gives up what is typed for what somebody else has stored. */
    takeTheirs: () => {
      editor.drop();
      onAnew();
    },
  };
}

export type AdEditor = ReturnType<typeof useAdEditor>;

interface Company {
  companyName: string;
  companyLogo: string | null;
}

/** The job page of an ad as it stands in the form right now; `code` is the job code that is open under it. */
export function pageOf(ad: JobAd, draft: JobAdFields, company: Company, code: string | null): JobPage {
  return {
    ...ad,
    ...draft,
    ...company,
    companySlug: '',
    hasCompanyProfile: false,
    sections: draft,
    created: ad.publishDate ?? new Date().toISOString(),
    location: [...new Set(draft.places.map(({ city }) => city))].filter(Boolean).join(', '),
    welcomeVideo: null,
    jobVideo: null,
    hasJobCode: code !== null,
    jobCode: code,
    isApplied: false,
    isMarked: false,
    team: ad.recruiters.map(({ firstName, lastName, profilePic }) => ({ name: `${firstName} ${lastName}`, picture: profilePic })),
    similar: [],
    closesAt: draft.closingDate ? `${draft.closingDate}T12:00:00Z` : null,
  };
}
