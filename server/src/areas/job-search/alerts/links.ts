import { maxAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { noteErasuresOf } from '../../../platform/backup/erasures.sql.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { deleteMails } from '../../../platform/mail/mail.sql.ts';
import type { MailedStep } from '../../../platform/mail/mail-action.ts';
import { confirmTexts, endAlertTexts, goneTexts } from '../texts.ts';
import * as sql from './alerts.sql.ts';

/** Forgets what was mailed because of alerts that are gone, and sees to it that no backup brings them back. */
async function forget({ db, now }: Pick<World, 'db' | 'now'>, gone: readonly sql.GoneAlert[]) {
  await deleteMails(
    db,
    gone.flatMap(({ mails }) => mails),
  );
  await noteErasuresOf(
    db,
    'job_alert',
    gone.map(({ id }) => id),
    now().toISOString(),
  );
}

/** Ends the mails of an alert, and forgets the address with them. */
export const endAlert = (world: World, id: string) => atomically(world, async (ctx) => forget(ctx, await sql.deleteAlert(ctx.db, id)));

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
      if (confirmed) await forget(ctx, await sql.deleteSuperfluous(ctx.db, confirmed.email, id, maxAlerts));
    }),
  onward: '/jobs',
  words: confirmTexts,
  gone: goneTexts,
};

/** The link under each mail. */
export const ending: MailedStep = {
  path: '/api/v2/jobalert/end',
  kind: 'job alert',
  async find({ db }, id) {
    const found = await sql.alertToEnd(db, id);
    return found && { name: found.name, open: true, language: found.language };
  },
  take: endAlert,
  onward: '/jobs',
  words: endAlertTexts,
};
