import type { outbox } from '@vitrine/contract/admin/outbox.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { findMail, listMails, type MailState } from '../../platform/mail/mail.sql.ts';
import { Refused } from '../../platform/refused.ts';

export const outboxHandlers: Handlers<typeof outbox> = {
  list: (ctx, wanted) => listMails(ctx.db, wanted),

  async read(ctx, { id }) {
    const mail = await findMail(ctx.db, id);
    if (!mail) throw new Refused('not-found');
    return {
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      createdAt: mail.created_at,
      state: mail.state as MailState,
      text: mail.body_text,
      html: mail.body_html,
      error: mail.error,
    };
  },
};
