import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { shownByName } from '../../../parts/applicant/lists.ts';
import { useAct } from '../../../platform/calls/use-act.ts';

const touched = [deciding.ratings, applicants.one, applicants.byBooking, applicants.ofCompany];

/** Gives stars; whoever has judged sees the name from then on. */
export function useRate(id: string, blind: boolean) {
  const give = useAct(deciding.rate, { refreshes: blind ? [deciding.ratings, ...shownByName] : touched });
  return (questionNo: number, stars: number) => give.mutate({ id, questionNo, stars });
}
