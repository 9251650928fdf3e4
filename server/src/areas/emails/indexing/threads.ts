/** What of an e-mail says to which conversation it belongs. */
export interface Threaded {
  id: string;
  /** Message-ID without brackets; empty where there is none. */
  messageId: string;
  inReplyTo: string;
  references: readonly string[];
  /** The subject without what programs put before replies. */
  baseSubject: string;
  isReply: boolean;
  receivedAt: string;
  /** Addresses of sender and recipients. */
  people: readonly string[];
  /** The conversation it was put to before. */
  threadId?: string | undefined;
}

/** What programs of many languages put before the subject of a reply or of something forwarded, also several times. */
const prefixes = /^\s*(?:(?:re|aw|sv|antw|vs|rv|res?p?|ré|r|wg|fw|fwd|tr|enc|wtr|doorst)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]\s*)+/iu;
const replies = /^\s*(?:re|aw|sv|antw|vs|rv|res?p?|ré|r)\s*(?:\[\d+\]|\(\d+\))?\s*[:：]/iu;

export const isReplySubject = (subject: string) => replies.test(subject);

/** The subject as the first mail of a conversation had it, without regard to case and spaces. */
export const baseSubjectOf = (subject: string) => subject.replace(prefixes, '').replace(/\s+/gu, ' ').trim().toLowerCase().slice(0, 200);

/** What stands between angle brackets in a header, in its order; what some programs write without them too. */
export function idsIn(header: string): string[] {
  const bracketed = [...header.matchAll(/<([^<>]+)>/g)].map(([, one = '']) => one.replace(/\s+/g, ''));
  const found = bracketed.length > 0 ? bracketed : header.split(/\s+/).filter((one) => one.includes('@'));
  return [...new Set(found.filter((one) => one !== '' && one.length <= 500))];
}

/** A reply without a way to its parent joins what was written with the same people under the same subject so recently. */
const subjectWindow = 30 * 24 * 3600 * 1000;

/**
 * Puts e-mails together: what answers something (In-Reply-To) belongs to it whatever its subject says; what only refers
 * to something belongs to it while the subject is the same, since people reuse old mails to begin something new; a reply
 * whose parent is unknown belongs to a recent mail of the same subject and people. Answers who is with whom, by a
 * conversation of one of them where there is one.
 */
export function threadsOf(mails: readonly Threaded[]): Map<string, string> {
  const sets = new Map<string, string>(mails.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = sets.get(root); next !== undefined && next !== root; next = sets.get(root)) root = next;
    for (let at = id; at !== root; ) {
      const next = sets.get(at) ?? root;
      sets.set(at, root);
      at = next;
    }
    return root;
  };
  const join = (one: Threaded, other: Threaded) => sets.set(rootOf(one.id), rootOf(other.id));

  joinKnown(mails, join);
  joinById(mails, join);
  joinByReferences(mails, join);
  joinBySubject(mails, join, (one, other) => rootOf(one.id) === rootOf(other.id));

  const names = new Map<string, string>();
  for (const one of mails) if (one.threadId && !names.has(rootOf(one.id))) names.set(rootOf(one.id), one.threadId);
  return new Map(mails.map(({ id }) => [id, names.get(rootOf(id)) ?? rootOf(id)]));
}

type Join = (one: Threaded, other: Threaded) => void;

function grouped<K>(mails: readonly Threaded[], keysOf: (one: Threaded) => readonly K[]) {
  const groups = new Map<K, Threaded[]>();
  for (const one of mails)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}

function joinAll(group: readonly Threaded[], join: Join) {
  const [first, ...rest] = group;
  if (first) for (const one of rest) join(one, first);
}

/** What was together stays together. */
function joinKnown(mails: readonly Threaded[], join: Join) {
  for (const group of grouped(mails, ({ threadId }) => (threadId ? [threadId] : [])).values()) joinAll(group, join);
}

/** The same mail in two folders, an answer and what it answers, two answers to what is not here. */
function joinById(mails: readonly Threaded[], join: Join) {
  for (const group of grouped(mails, ({ messageId, inReplyTo }) => [messageId, inReplyTo].filter(Boolean)).values()) joinAll(group, join);
}

/** Whoever refers to the same, under the same subject. */
function joinByReferences(mails: readonly Threaded[], join: Join) {
  const keys = ({ messageId, references, baseSubject }: Threaded) =>
    [messageId, ...references].filter(Boolean).map((one) => `${baseSubject}\n${one}`);
  for (const group of grouped(mails, keys).values()) joinAll(group, join);
}

function joinBySubject(mails: readonly Threaded[], join: Join, together: (one: Threaded, other: Threaded) => boolean) {
  const known = new Set(mails.map(({ messageId }) => messageId));
  for (const group of grouped(mails, ({ baseSubject }) => (baseSubject ? [baseSubject] : [])).values()) {
    const inOrder = group.toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    for (const [at, one] of inOrder.entries()) {
      if (!one.isReply || [one.inReplyTo, ...one.references].some((ref) => ref !== '' && known.has(ref))) continue;
      const before = inOrder
        .slice(Math.max(0, at - 50), at)
        .findLast((other) => isNewPair(one, other) && isClose(one, other) && !together(one, other));
      if (before) join(one, before);
    }
  }
}

/** Two that have their conversations were looked at when the later one came. */
const isNewPair = (one: Threaded, other: Threaded) => !one.threadId || !other.threadId;

function isClose(one: Threaded, other: Threaded) {
  const apart = Date.parse(one.receivedAt) - Date.parse(other.receivedAt);
  if (apart > subjectWindow) return false;
  // oneself is in every mail of a mailbox: two have to be the same
  return other.people.filter((person) => one.people.includes(person)).length >= Math.min(2, new Set(one.people).size);
}
