import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { WaitingBanner } from '../WaitingBanner.tsx';

/** Whom somebody was asked to look at, and the way to them. Absent while nobody waits. */
export function ForMeBanner() {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const mine = useAsk(reviewRequests.mine, {}).data;
  if (!mine?.next) return null;
  const late = mine.late > 0 ? ` ${t('asking.lateCount', { count: mine.late })}` : '';
  return (
    <WaitingBanner
      text={t('asking.forMe', { count: mine.open })}
      more={`${t('asking.next', { date: date(`${mine.next}T12:00:00`) })}${late}`}
      shown={search.assigned !== undefined}
      show={t('asking.show')}
      onShow={() => go({ assigned: 'me' })}
      onAll={() => go({})}
    />
  );
}
