import { daysLeft } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { World } from '../../platform/context.ts';
import { buyingSince, settingsAt } from './settings/settings.ts';

export interface Trial {
  beginsAt: Date;
  endsAt: Date;
  /** The company was there before buying was turned on. */
  wasThere: boolean;
}

/**
 * The trial of a company: everything for some days of 24 hours, from its own beginning or from that of buying. It is
 * nowhere stored, so that no process and no job can be late: days that are changed later change only trials that begin later.
 */
export async function trialOf(ctx: Pick<World, 'db'>, createdAt: string, now: Date): Promise<Trial | undefined> {
  const since = await buyingSince(ctx, now);
  if (!since) return undefined;
  const made = new Date(createdAt);
  const wasThere = made < since;
  const beginsAt = wasThere ? since : made;
  const { trialDays } = await settingsAt(ctx, beginsAt);
  return { beginsAt, endsAt: new Date(beginsAt.getTime() + trialDays * day), wasThere };
}

export const trialOnWire = ({ endsAt }: Trial, now: Date) => ({
  endsAt: endsAt.toISOString(),
  daysLeft: daysLeft(endsAt, now),
  over: endsAt <= now,
});
