import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, language, text } from '../vocabulary.ts';
import { keptQuestion } from './shapes.ts';

export const bankQuestion = z.object({ id: z.string(), language, question: keptQuestion, addedBy: z.string().nullable() });
export type BankQuestion = z.output<typeof bankQuestion>;

export const questionBank = {
  list: endpoint({
    route: 'GET /api/questionbank',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary: 'The questions that the company keeps to ask again: the latest two hundred that fit, the latest added first.',
    query: z.object({ search: text(100).optional() }),
    reply: z.object({ items: z.array(bankQuestion) }),
  }),
  ours: endpoint({
    route: 'GET /api/questionbank/ours',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary:
      'Our questions whose words, or whose trade, hold every word looked for, fifty at most; without a search those that fit every trade.',
    query: z.object({ language, search: text(100).optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          question: keptQuestion,
          /** The trade they are asked in; empty where they fit every one. */
          trade: z.string(),
        }),
      ),
    }),
  }),
  add: endpoint({
    route: 'POST /api/questionbank/add',
    access: 'recruiter',
    byKey: 'jobs:write',
    idempotent: true,
    summary: 'Keeps a question for everybody in the company; one with the same text takes its place.',
    body: z.object({ language, question: keptQuestion }),
    reply: bankQuestion,
    rate: { max: 60, seconds: 60 },
  }),
  remove: endpoint({
    route: 'POST /api/questionbank/remove',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Removes a question from the bank; interviews that ask it keep it.',
    body: byId,
    refusals: ['not-found'],
  }),
};
