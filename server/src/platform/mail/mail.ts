import type { Language } from '@vitrine/contract/vocabulary.ts';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Atomic, Mailer } from '../context.ts';
import { enqueue, job } from '../jobs/jobs.ts';
import { type Letter, renderLetter } from './letter.ts';
import * as sql from './mail.sql.ts';

export type { Letter } from './letter.ts';

/** Mail programs show a button that ends the mail with one click (RFC 8058). */
const endHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

export function openMailer(config: Config): Mailer {
  const { smtpUrl, from } = config.mail;
  if (!smtpUrl) return { delivers: false, greet: async () => undefined, deliver: async () => undefined };
  const transport = createTransport({ url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    delivers: true,
    greet: async () => {
      await transport.verify();
    },
    deliver: async ({ id, attachments, unsubscribe, ...mail }) => {
      const files = attachments.map((one) => ({
        filename: one.name,
        contentType: one.contentType,
        content: Buffer.from(one.content, 'base64'),
      }));
      // the same mail sent twice, after a worker died between sending it and writing that down, is one to the mail programs
      const messageId = `<${id}@${new URL(smtpUrl).hostname}>`;
      await transport.sendMail({
        from,
        messageId,
        ...mail,
        attachments: files,
        ...(unsubscribe ? { headers: endHeaders(unsubscribe) } : {}),
      });
    },
  };
}

/** Names reserved for examples never leave the house. */
const isExample = (address: string) => /(^|[.@])(example|test|invalid|localhost)$|@example\.(com|org|net)$/.test(address);

export const deliverMail = job(
  'deliver-mail',
  z.object({ id: z.uuid() }),
  async (ctx, { id }) => {
    const mail = await sql.findMail(ctx.db, id);
    if (mail?.state !== 'waiting' && mail?.state !== 'failed') return;
    try {
      const { recipient: to, subject, body_text: text, body_html: html, unsubscribe } = mail;
      await ctx.mailer.deliver({ id, to, subject, text, html, unsubscribe, attachments: mail.attachments as sql.Attachment[] });
      await sql.markSent(ctx.db, id, ctx.now().toISOString(), sql.withoutKeys(mail));
    } catch (error) {
      await sql.markMail(ctx.db, id, { state: 'failed', error: String(error) });
      throw error;
    }
  },
  { retries: 8, seconds: 120 },
);

export interface MailOptions {
  attachments?: sql.Attachment[];
  /** The account it speaks of, where that is not its recipient: it goes when the person goes. */
  about?: string;
  /** Names the one occasion that it is for, where a job that may run twice writes it: a second one is not written. */
  once?: string;
}

/** Writes a mail into the outbox, in the transaction of the data, and queues its delivery where a mail server is set; returns its id. */
export async function sendMail(
  ctx: Atomic,
  to: { email: string; language: Language },
  letter: Letter,
  { attachments = [], about, once }: MailOptions = {},
) {
  const leaves = ctx.mailer.delivers && !isExample(to.email);
  const id = ctx.newId();
  const { text, html } = renderLetter(letter, to.language);
  const written = await sql.insertMail(ctx.db, {
    id,
    recipient: to.email,
    subject: letter.subject,
    body_text: text,
    body_html: html,
    attachments: JSON.stringify(attachments),
    unsubscribe: letter.unsubscribe ?? null,
    code: letter.code ?? null,
    about,
    once,
    state: leaves ? 'waiting' : 'kept',
    created_at: ctx.now().toISOString(),
  });
  if (written && leaves) await enqueue(ctx, deliverMail, { id });
  return id;
}
