import * as z from 'zod';
import { day } from '../durations.ts';
import { endpoint } from '../endpoint.ts';
import { flag, id, instant, pageOf, paging, required, text, whole } from '../vocabulary.ts';

/** What may be wrong with messages. */
export const reportReasons = ['insult', 'discrimination', 'harassment', 'fraud', 'spam', 'other'] as const;
export const reportReason = z.enum(reportReasons);

/** What administrators decide: nothing was wrong, the writer is told what was, or the messages are taken away as well. */
export const reportOutcome = z.enum(['dismissed', 'warned', 'removed']);
export type ReportOutcome = z.output<typeof reportOutcome>;

export const maxReportedMessages = 20;
/** So long after its decision a report is kept, for whoever objects. */
export const keptAfterDecisionMilliseconds = 180 * day;

const person = z.object({ name: z.string(), email: z.string(), companyName: z.string() });

const row = z.object({
  id: z.string(),
  at: instant,
  reason: reportReason,
  reporter: person,
  reported: person,
  /** The job the conversation is about, or empty. */
  title: z.string(),
  messages: z.number(),
  outcome: reportOutcome.nullable(),
  decidedAt: instant.nullable(),
});
export type ReportRow = z.output<typeof row>;

const reported = row.extend({
  /** What the reporter says about it. */
  words: z.string(),
  /** What both were told of the decision. */
  grounds: z.string(),
  /** The messages as they were when they were reported, and nothing else of the conversation. */
  lines: z.array(z.object({ number: z.number(), text: z.string(), fileNames: z.array(z.string()), sentAt: instant })),
});

/** Messages that somebody hands to the administrators, who otherwise read none. */
export const reports = {
  send: endpoint({
    route: 'POST /api/v2/inbox/report',
    access: 'candidate-or-hiring-manager',
    summary: 'Hands messages of the other one to the administrators, who see these and nothing else; the same ones twice are one report.',
    body: z.object({
      conversationId: id,
      numbers: z.array(whole(1, 2_000_000_000)).min(1).max(maxReportedMessages),
      reason: reportReason,
      words: text(1000).default(''),
    }),
    refusals: ['not-found'],
    rate: { max: 20, seconds: 3600 },
  }),
  list: endpoint({
    route: 'GET /api/admin/reports',
    access: 'admin',
    summary: 'Reported messages: those that wait for a decision with the oldest first, or those decided with the latest first.',
    query: paging.extend({ decided: flag.optional() }),
    reply: pageOf(row),
  }),
  read: endpoint({
    route: 'GET /api/admin/reports/{id}',
    access: 'admin',
    summary: 'One report with the messages that were handed over; the look is noted in the audit log.',
    params: z.object({ id: z.uuid() }),
    reply: reported,
    refusals: ['not-found'],
  }),
  decide: endpoint({
    route: 'POST /api/admin/reports/{id}/decide',
    access: 'admin',
    summary: 'Decides a report once. The reporter is told by mail; the writer too, unless nothing was wrong.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ outcome: reportOutcome, grounds: required(1000) }),
    refusals: ['not-found', 'changed-elsewhere'],
  }),
};
