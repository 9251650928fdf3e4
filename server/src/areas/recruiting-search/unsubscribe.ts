import type { MailedStep } from '../../platform/mail/mail-action.ts';
import { endMail } from './saved.ts';
import * as sql from './saved-mail.sql.ts';
import { endMailTexts } from './texts.ts';

/** The daily mail of a saved search for candidates. */
export const candidatesMail: MailedStep = {
  path: '/api/recruitingsearch/saved/end',
  kind: 'saved candidate search',
  find: ({ db }, id) => sql.findForEnding(db, id),
  take: endMail,
  onward: '/recruiting-search',
  words: endMailTexts,
};
