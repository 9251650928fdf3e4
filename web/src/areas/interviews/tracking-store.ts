import { stored } from '../../platform/stored.ts';

/** What this browser remembers of an interview, one entry for each job code and personal link (R112). */
export interface Tracking {
  jobCodeId: string;
  uniqueId: string;
  disconnectCount: number;
  activeQuestionNo: number;
}

const key = 'interviewTracking';

function all(): Tracking[] {
  try {
    const value: unknown = JSON.parse(stored.get(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const same = (one: Tracking, jobCodeId: string, uniqueId: string) => one.jobCodeId === jobCodeId && one.uniqueId === uniqueId;
const opened = new Set<string>();

/**
 * Saves where the person is. Saved again after the page was opened anew, it counts a disconnect (R113); returns whether it did.
 */
export function saveTracking(jobCodeId: string, uniqueId: string, activeQuestionNo: number): boolean {
  const before = all().find((one) => same(one, jobCodeId, uniqueId));
  const visit = `${jobCodeId} ${uniqueId}`;
  const reopened = before !== undefined && !opened.has(visit);
  opened.add(visit);
  const disconnectCount = (before?.disconnectCount ?? 0) + (reopened ? 1 : 0);
  const others = all().filter((one) => !same(one, jobCodeId, uniqueId));
  stored.set(key, JSON.stringify([...others, { jobCodeId, uniqueId, disconnectCount, activeQuestionNo }].slice(-50)));
  return reopened;
}

const seenKey = 'skipBtn';

function seen(): string[] {
  try {
    const value: unknown = JSON.parse(stored.get(seenKey) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the welcome video of a job code was seen in this browser, so that it may be skipped (R101). */
export const maySkipWelcome = (jobCodeId: string) => seen().includes(jobCodeId);

export const keepWelcomeSeen = (jobCodeId: string) =>
  stored.set(seenKey, JSON.stringify([...seen().filter((one) => one !== jobCodeId), jobCodeId].slice(-50)));
