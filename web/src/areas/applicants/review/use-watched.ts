import { useQueryClient } from '@tanstack/react-query';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useRef } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';

/**
 * Marks an answer as looked at for this reviewer, and the application as seen; without a number, what was sent beside the
 * answers. What plays meanwhile goes on.
 */
export function useWatched() {
  const client = useQueryClient();
  const { mutate } = useAct(applicantAnswers.watched, {
    changes: false,
    handles: 'all',
    onDone: (_, { id, questionNo }) => {
      client.setQueriesData<ReviewedApplicant>(
        { queryKey: [applicants.one.route] },
        (old) => old && (old.id === id ? { ...old, seen: true } : old),
      );
      client.setQueriesData<{ items: ReviewedAnswer[] }>(
        { queryKey: [applicantAnswers.questionwise.route] },
        (old) =>
          old && {
            items: old.items.map((one) => (one.applicationId === id && one.questionNo === questionNo ? { ...one, watched: true } : one)),
          },
      );
    },
  });
  const latest = useRef((id: string, questionNo?: number) => mutate({ id, ...(questionNo === undefined ? {} : { questionNo }) }));
  return latest.current;
}
