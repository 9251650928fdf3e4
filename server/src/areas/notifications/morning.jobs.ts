import type { NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { fill, type Template } from '../../platform/texts.ts';
import { keptSince } from './kept.ts';
import { morningLetter } from './mails/morning.ts';
import * as sql from './notifications.sql.ts';
import { newsTexts } from './texts.ts';
import { endMailLink } from './unsubscribe.ts';

/** More lines would be read by nobody. */
const most = 30;

/** Mails somebody what is unseen since before 08:00 of their day: once a day, however many work at it. */
export const mailMorning = oneOfMany('mail-morning', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const morning = await sql.takeMorning(ctx.db, id, ctx.now().toISOString());
    if (!morning) return;
    const rows = await sql.listUnmailed(ctx.db, id, keptSince(ctx), morning.until);
    if (rows.length === 0) return;
    const language = morning.language as Language;
    const words = newsTexts[language].kinds;
    const lines = rows.map(({ kind, title, count }) => {
      const { one, several } = words[kind as NotificationKind];
      // some kinds have no job to name, others nothing to count
      return fill((count === 1 ? one : several) as Template<'title' | 'count'>, { title, count });
    });
    const kinds = [...new Set(rows.map((row) => row.kind as NotificationKind))];
    const letter = morningLetter(language, {
      name: morning.first_name,
      lines: lines.slice(0, most),
      url: `${ctx.url()}/`,
      kinds: kinds.map((kind) => ({ name: words[kind].name, url: endMailLink(ctx, id, kind, 'digest') })),
      end: endMailLink(ctx, id, 'all', 'digest'),
    });
    await sendMail(ctx, { email: morning.email, language }, letter, { once: `morning ${morning.day} ${id}` });
    await sql.markMailed(
      ctx.db,
      rows.map((row) => row.id),
    );
  });
});

/** Four times an hour, as some zones lie a quarter apart: one piece of work for everybody whose morning has come. */
export const mailMornings = everyOne('mail-mornings', '*/15 * * * *', mailMorning, (ctx, after, limit) =>
  sql.listDue(ctx.db, ctx.now().toISOString(), after, limit),
);

/** Every night: what is too old to matter goes. */
export const forgetNotifications = job('forget-notifications', z.object({}), (ctx) => sql.deleteOld(ctx.db, keptSince(ctx)), {
  cron: '52 3 * * *',
});
