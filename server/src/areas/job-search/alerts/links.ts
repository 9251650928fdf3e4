import { maxAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { atomically } from '../../../platform/context.ts';
import { deleteMails } from '../../../platform/mail/mail.sql.ts';
import type { MailedStep } from '../../../platform/mail/mail-action.ts';
import { confirmTexts, endAlertTexts, goneTexts } from '../texts.ts';
import * as sql from './alerts.sql.ts';

/** Says that the address is one's own and that the mails are wanted. */
export const confirming: MailedStep = {
  path: '/api/v2/jobalert/confirm',
  kind: 'job alert to confirm',
  async find({ db }, id) {
    const found = await sql.findAlert(db, id);
    return found && { name: found.name, open: found.confirmed_at === null, language: found.language };
  },
  take: (world, id) =>
    atomically(world, async (ctx) => {
      const confirmed = await sql.confirmAlert(ctx.db, id, ctx.now().toISOString());
      if (confirmed) await deleteMails(ctx.db, await sql.deleteSuperfluous(ctx.db, confirmed.email, id, maxAlerts));
    }),
  onward: '/jobs',
  words: confirmTexts,
  gone: goneTexts,
};

/** Ends the mails, and forgets the address with them. */
export const ending: MailedStep = {
  path: '/api/v2/jobalert/end',
  kind: 'job alert',
  async find({ db }, id) {
    const found = await sql.alertToEnd(db, id);
    return found && { name: found.name, open: true, language: found.language };
  },
  take: (world, id) => atomically(world, async (ctx) => deleteMails(ctx.db, await sql.deleteAlert(ctx.db, id))),
  onward: '/jobs',
  words: endAlertTexts,
};
