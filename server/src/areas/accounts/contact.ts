import type { contact } from '@vitrine/contract/accounts/contact.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { refuseField } from '../../platform/refused.ts';
import { writeTo } from './writing.ts';

export const contactHandlers: Handlers<typeof contact> = {
  async send(ctx, { email, recipient, subject, message }) {
    if (recipient) return writeTo(ctx, recipient, { subject, message });
    const from = ctx.actor?.email ?? email;
    if (!from) throw refuseField('email', 'Please say where an answer should go');
    const support = ctx.config.mail.support ?? ctx.config.admin?.email ?? 'support@vitrine.example';
    await atomically(ctx, (ctx) =>
      sendMail(
        ctx,
        { email: support, language: 'en' },
        { subject: `${subject} (${from})`, paragraphs: [`From: ${from}`, message] },
        ctx.actor ? { about: ctx.actor.accountId } : {},
      ),
    );
  },
};
