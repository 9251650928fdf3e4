import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { shownEffect } from '../speech-effect/shapes.ts';
import { flag, id, instant, linkToken, text } from '../vocabulary.ts';
import { shownProfile } from './shapes.ts';

/** An application as its company and its candidate know it. */
export const knownApplication = z.object({
  id: z.string(),
  bookingId: z.string(),
  title: z.string(),
  status: z.enum(applicationStatuses),
  appliedAt: instant,
  /** How the words may come across, where the candidate released it; to people of a company after their own rating, to programs never. */
  speechEffect: shownEffect.nullable(),
});

/** Which profile: by the secret of a link, or by its id where everybody may see it. */
const which = z.object({ token: linkToken.optional(), candidate_id: id.optional() });

export const profileViewing = {
  byId: endpoint({
    route: 'GET /api/profile/candidate/findbyid',
    access: 'candidate-or-hiring-manager',
    byKey: 'people:read',
    summary:
      'A profile by `candidate_id`: for candidates the own one, for recruiters of a person who applied to them, opened their invitation or was added by them. With `bookingid` the application goes with it; a booking without one is not found.',
    query: z.object({ candidate_id: id.optional(), bookingid: text(12).optional(), progressFlow: flag.optional() }),
    reply: shownProfile.extend({ application: knownApplication.nullable() }),
    refusals: ['not-found'],
  }),
  details: endpoint({
    route: 'GET /api/profile/candidate/candidatedetails',
    access: 'hiring-manager',
    byKey: 'people:read',
    summary: 'What a company may know of a person: the profile, the applications to it, and whether the company may change the profile.',
    query: z.object({ candidate_id: id }),
    reply: shownProfile.extend({
      applications: z.array(knownApplication),
      /** The own company added the person, who has not taken the profile over. */
      addedByUs: z.boolean(),
    }),
    refusals: ['not-found'],
  }),
  shared: endpoint({
    route: 'GET /api/profile/candidate/private/findbyid',
    access: 'public',
    summary: 'A shared profile: by the token of its link, or by its id while everybody may see it. A private one is like none.',
    query: which,
    reply: shownProfile.extend({ profileSharing: z.enum(['link', 'public']) }),
    refusals: ['not-found', 'link-expired'],
    rate: { max: 120, seconds: 60 },
  }),
  sawVideo: endpoint({
    route: 'POST /api/v2/profile/candidate/view/video',
    access: 'public',
    summary: 'Notes that somebody plays the video of a profile they may see; once per viewer and day.',
    body: which,
    refusals: ['not-found', 'link-expired'],
    rate: { max: 120, seconds: 60 },
  }),
};
