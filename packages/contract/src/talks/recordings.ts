import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { webexRefusals } from '../integrations/webex.ts';
import { byId, instant, required } from '../vocabulary.ts';

const access = 'hiring-manager';
const recording = z.object({
  /** Of the recording at Webex. */
  videoid: z.string(),
  recordedAt: instant,
  seconds: z.number(),
});

/** Recordings of talks. They stay at Webex, nothing of them is copied, and nobody is led to one without the applicant's consent. */
export const talkRecordings = {
  list: endpoint({
    route: 'GET /api/candidatemanagement/talk/recordings',
    access,
    byKey: 'applicants:read',
    summary: 'The recordings of the talks with an applicant at Webex; none, and nobody is asked, unless the applicant has agreed.',
    query: byId,
    reply: z.object({ items: z.array(recording) }),
    refusals: ['not-found', 'left-blind', ...webexRefusals],
    rate: { max: 60, seconds: 600 },
  }),
  interview: endpoint({
    route: 'GET /api/jobcode/webex/interview',
    access,
    byKey: 'applicants:read',
    summary: 'Where a recording of a talk is watched, at Webex. The look is noted.',
    query: z.object({ videoid: required(200) }),
    reply: recording.extend({
      url: z.string(),
      /** What the page at Webex asks for; empty where it asks for nothing. */
      password: z.string(),
    }),
    refusals: ['not-found', 'left-blind', 'recording-not-agreed', ...webexRefusals],
    rate: { max: 60, seconds: 600 },
  }),
};
