import type { PersonalData } from '../../platform/personal-data.ts';
import { allOf, deleteOf, moveAll, switchedBy } from './notifications.sql.ts';
import { allDevicesOf } from './push.sql.ts';

/** What somebody was told, how and where they want to be; devices go with their sessions. */
export const notificationData: PersonalData = {
  area: 'notifications',
  async tell(ctx, { id }) {
    const told = await allOf(ctx.db, id);
    return {
      data: {
        notifications: told.map(({ kind, title, count, detail, at, seen_at }) => ({ kind, title, count, detail, at, seenAt: seen_at })),
        notificationChoices: await switchedBy(ctx.db, id),
        devicesTold: (await allDevicesOf(ctx.db, id)).map((one) => ({ service: new URL(one.endpoint).host, since: one.created_at })),
      },
      files: [],
    };
  },
  async erase(ctx, { id }) {
    await deleteOf(ctx.db, id);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveAll(ctx.db, keepId, dropId);
    return [];
  },
};
