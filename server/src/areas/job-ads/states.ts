import { day } from '@vitrine/contract/durations.ts';
import { activeDays, type JobAdState, visibleDays } from '@vitrine/contract/job-ads/card.ts';

interface Dates {
  published_at: string | null;
  archived_at: string | null;
  closes_at: string | null;
}

const after = (instant: string, days: number) => new Date(new Date(instant).getTime() + days * day);

/** The instant at which applying ends: the closing date, or the 90th day if that is earlier; null for a draft. */
export function endOfApplying({ published_at, closes_at }: Dates): Date | null {
  if (!published_at) return null;
  const end = after(published_at, activeDays);
  return closes_at && new Date(closes_at) < end ? new Date(closes_at) : end;
}

/** The state of an ad at an instant (R135, R226); the lists ask the database for the same. */
export function stateOfAd(row: Dates, now: Date): JobAdState {
  if (row.archived_at) return 'archived';
  if (!row.published_at) return 'draft';
  if (after(row.published_at, visibleDays) <= now) return 'expired';
  return (endOfApplying(row) ?? now) <= now ? 'closed' : 'open';
}

/** Total days minus days elapsed since publishing (R240), fewer with an earlier closing date; null unless it is open. */
export function daysRemaining(row: Dates, now: Date) {
  const end = endOfApplying(row);
  if (!row.published_at || !end || stateOfAd(row, now) !== 'open') return null;
  const elapsed = Math.floor((now.getTime() - new Date(row.published_at).getTime()) / day);
  return Math.min(activeDays - elapsed, Math.ceil((end.getTime() - now.getTime()) / day));
}
