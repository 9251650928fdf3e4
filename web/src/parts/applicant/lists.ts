import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { people } from '@vitrine/contract/people/people.ts';

/** What shows where applicants stand. */
export const applicantLists = [
  applicants.byBooking,
  applicants.ofCompany,
  applicants.counts,
  applicants.one,
  people.both,
  people.byCompany,
  replyDeadlines.due,
];

/** What changes once a person may be seen. */
export const shownByName = [...applicantLists, applicantAnswers.questionwise, comments.list];
