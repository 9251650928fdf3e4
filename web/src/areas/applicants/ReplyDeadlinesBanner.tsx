import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { WaitingBanner } from './WaitingBanner.tsx';

/** Somebody waits for an answer that was promised: who, and the way to them. Absent while nobody does. */
export function ReplyDeadlinesBanner() {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const due = useAsk(replyDeadlines.due, {}).data;
  if (!due?.since) return null;
  const waiting = [
    ...(due.late > 0 ? [t('due.late', { count: due.late })] : []),
    ...(due.soon > 0 ? [t('due.soon', { count: due.soon })] : []),
  ];
  return (
    <WaitingBanner
      text={waiting.join(' ')}
      more={t('due.since', { date: date(due.since) })}
      shown={search.due === true}
      show={t('due.show')}
      onShow={() => go({ due: true })}
      onAll={() => go({})}
    />
  );
}
