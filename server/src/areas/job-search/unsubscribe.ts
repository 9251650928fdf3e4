import type { MailedStep } from '../../platform/mail/mail-action.ts';
import * as sql from './saved.sql.ts';
import { endMail } from './saved.ts';
import { endMailTexts } from './texts.ts';

/** The daily mail of a saved search for jobs. */
export const jobsMail: MailedStep = {
  path: '/api/v2/savedsearch/end',
  kind: 'saved search',
  find: ({ db }, id) => sql.findForEnding(db, id),
  take: endMail,
  onward: '/jobs',
  words: endMailTexts,
};
