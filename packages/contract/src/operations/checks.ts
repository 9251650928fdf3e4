import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** What an installation stands on, in the order in which somebody sets it up. */
export const checkNames = [
  'address',
  'operator',
  'seller',
  'mail',
  'database',
  'replica',
  'storage',
  'room',
  'backup',
  'films',
  'cage',
  'jobs',
  'recordings',
  'viruses',
  'transcripts',
  'push',
  'payments',
  'webex',
] as const;

/** What a check found, each with what to do about it; `works` where nothing is to be done, `off` where it may stay so. */
export const checkFindings = [
  'works',
  'off',
  'broken',
  // it was cut off: there was no answer in time
  'silent',
  // it needs the database, which does not answer, or which is not there before the first start
  'unlooked',
  'not-yet',
  // the program runs on the data folder, and its database does not answer
  'locked',
  // no address is set, one without encryption, or one that does not lead here
  'local',
  'plain',
  'unreached',
  // the operator's data for the legal pages
  'untold',
  // something is sold, and nobody is named who sells it
  'no-seller',
  // mails stay in the outbox
  'outbox',
  'little-room',
  // FFmpeg lacks something that films are made with
  'lacks-codecs',
  // the replica is no standby, or minutes behind
  'no-standby',
  'far-behind',
  // what writes down answers: the model cannot be read, a library or the program is missing
  'no-model',
  'no-library',
  'no-program',
  // no place for backups is set, nothing seals them, the latest one is old, the last try failed
  'no-backup',
  'no-passphrase',
  'old-backup',
  'failed-backup',
  'open-limits',
  'late',
  'failed',
  'not-whole',
  // payments with which no money moves
  'trying',
] as const;

export const checkStates = ['works', 'attention', 'broken', 'off'] as const;

export const checks = {
  list: endpoint({
    route: 'GET /api/admin/operations/checks',
    access: 'admin',
    summary: 'Tries what this installation stands on, and says of each whether it works and what was found.',
    reply: z.object({
      items: z.array(
        z.object({
          name: z.enum(checkNames),
          state: z.enum(checkStates),
          found: z.enum(checkFindings),
          /** A version, a fault, names of settings: as the system says it, in no language. */
          detail: z.string().nullable(),
        }),
      ),
    }),
    rate: { max: 60, seconds: 600 },
  }),
  open: endpoint({
    route: 'GET /api/admin/operations/checks/open',
    access: 'admin',
    summary: 'How many of the checks found something broken and how many something to do, as of ten minutes ago at most.',
    reply: z.object({ broken: z.number(), attention: z.number() }),
  }),
  tryMail: endpoint({
    route: 'POST /api/admin/operations/checks/mail',
    access: 'admin',
    summary: 'Sends a mail to the administrator who asks, now, and says whether the mail server took it; if not, in its words.',
    reply: z.object({ taken: z.boolean(), to: z.string(), fault: z.string().nullable() }),
    refusals: ['no-mail-server'],
    rate: { max: 10, seconds: 600 },
  }),
};
