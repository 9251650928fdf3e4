import type { outbox } from '@vitrine/contract/admin/outbox.ts';
import type { MailState } from '@vitrine/contract/admin/states.ts';
import { audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { findMail, listMails, withoutKeys } from '../../platform/mail/mail.sql.ts';
import { Refused } from '../../platform/refused.ts';

export const outboxHandlers: Handlers<typeof outbox> = {
  async list(ctx, wanted) {
    const listed = await listMails(ctx.db, wanted);
    const subjects = listed.items.flatMap(({ about }) => about ?? []);
    await audited(ctx, { action: 'seen', object: 'mail', subjects });
    return listed;
  },

  async read(ctx, { id }) {
    const mail = await findMail(ctx.db, id);
    if (!mail) throw new Refused('not-found');
    const state = mail.state as MailState;
    // where no mail server is set, nobody gets their links anywhere else
    const shown = state === 'kept' ? mail : withoutKeys(mail);
    if (mail.about) await audited(ctx, { action: 'seen', object: 'mail', objectId: id, subjects: [mail.about] });
    return {
      id,
      to: mail.recipient,
      subject: shown.subject,
      createdAt: mail.created_at,
      state,
      text: shown.body_text,
      html: shown.body_html,
      error: mail.error,
    };
  },
};
