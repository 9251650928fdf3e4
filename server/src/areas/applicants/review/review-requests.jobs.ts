import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { endMailLink } from '../../notifications/index.ts';
import { reviewReminderLetter } from '../mails/review-reminder.ts';
import { markReviewerReminded, reviewersToRemind, toRemindOf } from './review-requests.sql.ts';
import { countByTitle, ownReviews } from './review-requests.ts';

/** Somebody hears once, in one mail, of all they were asked to look at until tomorrow and have not yet. */
export const remindReviewer = oneOfMany('remind-reviewer', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now().toISOString();
    const rows = await toRemindOf(ctx.db, id, now);
    const [first] = rows;
    if (!first) return;
    const { email, language, first_name: name, due_on: day } = first;
    const letter = reviewReminderLetter(language, {
      name,
      jobs: countByTitle(rows),
      day,
      url: ownReviews(ctx),
      end: endMailLink(ctx, id, 'review'),
    });
    await sendMail(ctx, { email, language }, letter, { once: `review ${day} ${id}` });
    const ids = rows.map((one) => one.application_id);
    await markReviewerReminded(ctx.db, id, ids, now);
  });
});

/** Every morning: one piece of work for each who was asked to look at somebody until the next day. */
export const remindReviewers = everyOne('remind-reviewers', '0 6 * * *', remindReviewer, (ctx, after, limit) =>
  reviewersToRemind(ctx.db, ctx.now().toISOString(), after, limit),
);
