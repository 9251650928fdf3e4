import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { EnterReview } from './EnterReview.tsx';
import { ReviewList } from './ReviewList.tsx';

/** Where a guest reviewer comes in, and what there is to judge. */
export function ReviewPage() {
  return useVisitor() === 'guest-reviewer' ? <Reviewing /> : <EnterReview />;
}

function Reviewing() {
  return <QueryBoundary of={useAsk(entering.own, {})}>{(own) => <ReviewList own={own} />}</QueryBoundary>;
}
