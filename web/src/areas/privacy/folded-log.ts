import type { AuditEntry } from '@vitrine/contract/privacy/audit.ts';

/** Entries in a row that tell of one deed of one person. */
export interface Folded {
  newest: AuditEntry;
  oldestAt: string;
  /** Whom it was about, each once with the number of times. */
  subjects: { name: string | null; times: number }[];
}

const sameDeed = (one: AuditEntry, other: AuditEntry) =>
  (['actorKind', 'actorName', 'action', 'object', 'companyName', 'keyName'] as const).every((part) => one[part] === other[part]);

/** The log with repeats folded: what one person did in a row with one kind of thing, on one day, is one line. */
export function foldedLog(items: readonly AuditEntry[], dayOf: (at: string) => string): Folded[] {
  const lines: Folded[] = [];
  for (const entry of items) {
    const last = lines.at(-1);
    if (!last || !sameDeed(last.newest, entry) || dayOf(last.newest.at) !== dayOf(entry.at)) {
      lines.push({ newest: entry, oldestAt: entry.at, subjects: [{ name: entry.subjectName, times: 1 }] });
      continue;
    }
    last.oldestAt = entry.at;
    const known = last.subjects.find(({ name }) => name === entry.subjectName);
    if (known) known.times += 1;
    else last.subjects.push({ name: entry.subjectName, times: 1 });
  }
  return lines;
}
