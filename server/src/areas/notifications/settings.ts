import { channelsOf, kindsFor } from '@vitrine/contract/notifications/kinds.ts';
import type { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { keepChoice, switchedBy } from './notifications.sql.ts';
import { tellChange } from './notifying.sql.ts';

/** Every kind and channel that somebody can switch: devices only where the operator has turned them on. */
const switchesOf = ({ actor, config }: Ctx<Actor>) =>
  kindsFor(actor.userType, isRecruiter(actor)).flatMap((kind) =>
    channelsOf(kind)
      .filter((channel) => channel !== 'push' || config.webPushContact)
      .map((channel) => ({ kind, channel })),
  );

export const notificationSettingHandlers: Handlers<typeof notificationSettings> = {
  async read(ctx) {
    const switched = await switchedBy(ctx.db, ctx.actor.accountId);
    const wantedOf = (kind: string, channel: string) =>
      switched.find((one) => one.kind === kind && one.channel === channel)?.wanted ?? true;
    return { items: switchesOf(ctx).map(({ kind, channel }) => ({ kind, channel, wanted: wantedOf(kind, channel) })) };
  },

  async choose(ctx, { kind, channel, wanted }) {
    if (!switchesOf(ctx).some((one) => one.kind === kind && one.channel === channel)) throw new Refused('not-found');
    await atomically(ctx, async (ctx) => {
      await keepChoice(ctx.db, ctx.actor.accountId, [kind], channel, wanted);
      await tellChange(ctx.db, [ctx.actor.accountId]);
    });
  },
};
