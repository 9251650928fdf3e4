import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { fieldOfActivity } from '../job-ads/shapes.ts';
import { id, instant, text } from '../vocabulary.ts';
import { effect } from './shapes.ts';

/** What a candidate agrees to, each for itself: counting, showing the company what was seen, showing it in the dossier too. */
export const effectConsents = ['counting', 'company', 'dossier'] as const;
export const effectConsent = z.enum(effectConsents);
export type EffectConsent = z.output<typeof effectConsent>;

const own = z.object({
  /** The company has it on for this job; what follows is empty where not. */
  offered: z.boolean(),
  companyName: z.string(),
  purpose: z.string(),
  responsible: z.string(),
  assessmentUrl: z.string(),
  consents: z.record(effectConsent, instant.nullable()),
  /** The words that the candidate released, and how they may come across; null until counting was agreed to. */
  text: z.string(),
  effect: effect.nullable(),
  /** Names what is seen, so that nothing else is released. */
  seen: z.string(),
  releasedAt: instant.nullable(),
  fieldOfActivity: fieldOfActivity.nullable(),
});
export type OwnEffect = z.output<typeof own>;

/** How the words of an own application may come across, for its candidate alone until it is released. */
export const ownEffect = {
  look: endpoint({
    route: 'GET /api/speech-effect/own',
    access: 'candidate',
    guests: true,
    summary: 'What the company asks for, what was agreed to, and how the released words of an own application may come across.',
    query: z.object({ applicationId: id }),
    reply: own,
    refusals: ['not-found'],
  }),
  consent: endpoint({
    route: 'POST /api/speech-effect/own/consent',
    access: 'candidate',
    guests: true,
    summary:
      'Agrees to one of the three things or takes it back. Showing the company needs `seen` of what was looked at; without counting nothing else holds.',
    body: z.object({ applicationId: id, consent: effectConsent, given: z.boolean(), seen: text(64).optional() }),
    reply: own,
    refusals: ['not-found', 'effect-off', 'changed-elsewhere'],
    rate: { max: 120, seconds: 600 },
  }),
};
