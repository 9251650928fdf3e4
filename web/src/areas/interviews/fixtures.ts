import type { InterviewView, LandingView, Question } from '@vitrine/contract/interviews/interview.ts';

const place = { jobcodeId: 'abc234', bookingId: 'book22', title: 'Night baker', companyName: 'Lindenhof', language: 'en' as const };

/** The first page of an interview that somebody has begun. */
export const landing: LandingView = {
  ...place,
  introduction: '',
  companyLogo: null,
  look: null,
  welcomeVideo: null,
  questionCount: 1,
  minutes: 3,
  reviewers: 1,
  replyDays: null,
  closesAt: null,
  transcription: null,
  state: 'open',
  invited: null,
  asks: null,
  mine: 'started',
};

/** A question for a film of a minute, in two attempts, of which none is used. */
export const question = (questionNo: number, text: string): Question => ({
  questionNo,
  text,
  video: null,
  kinds: ['video'],
  seconds: 60,
  thinkSeconds: 0,
  timed: true,
  attempts: 2,
  attemptsLeft: 2,
  skippable: false,
  request: 'none',
  takes: [],
});

/** The interview of that page, with these questions. */
export const viewOf = (answerKind: InterviewView['answerKind'], ...questions: Question[]): InterviewView => ({
  ...place,
  applicationId: '00000000-0000-4000-8000-000000000009',
  uniqueId: 'u'.repeat(43),
  state: 'open',
  activeQuestionNo: 1,
  disconnectCount: 0,
  submitAtDeadline: false,
  transcriptionAgreed: false,
  closesAt: null,
  submittedAt: null,
  replyBy: null,
  answerKind,
  questions,
});
