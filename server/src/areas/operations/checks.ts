import type { checks } from '@vitrine/contract/operations/checks.ts';
import type { World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { renderLetter } from '../../platform/mail/letter.ts';
import { Refused } from '../../platform/refused.ts';
import { lookAtAll, withoutSecrets } from './looking.ts';
import { trialLetter } from './mails/trial.ts';

type Found = Awaited<ReturnType<typeof lookAtAll>>;

/** Milliseconds for which what was found counts where it is only counted. */
const counts = 10 * 60_000;
const latest = new WeakMap<World['config'], { at: number; found: Promise<Found> }>();

function lookAnew(world: World) {
  const found = lookAtAll(world);
  latest.set(world.config, { at: performance.now(), found });
  return found;
}

/** What was found last, if that is not long ago: a page that many open does not try everything each time. */
function lookAgain(world: World) {
  const before = latest.get(world.config);
  return before && performance.now() - before.at < counts ? before.found : lookAnew(world);
}

export const checkHandlers: Handlers<typeof checks> = {
  list: async (ctx) => ({ items: await lookAnew(ctx) }),

  async open(ctx) {
    const found = await lookAgain(ctx);
    const count = (state: Found[number]['state']) => found.filter((one) => one.state === state).length;
    return { broken: count('broken'), attention: count('attention') };
  },

  async tryMail(ctx) {
    if (!ctx.mailer.delivers) throw new Refused('no-mail-server');
    const { email, firstName, language } = ctx.actor;
    const letter = trialLetter(language, { firstName, url: `${ctx.url()}/admin-panel/operations` });
    const { text, html } = renderLetter(letter, language);
    const mail = { id: ctx.newId(), to: email, subject: letter.subject, text, html, unsubscribe: null, attachments: [] };
    try {
      await ctx.mailer.deliver(mail);
      return { taken: true, to: email, fault: null };
    } catch (error) {
      return { taken: false, to: email, fault: withoutSecrets(ctx, error instanceof Error ? error.message : String(error)).slice(0, 300) };
    }
  },
};
