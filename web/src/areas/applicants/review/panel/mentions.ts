import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../../platform/session/session.ts';

export type Colleague = Reply<typeof comments.colleagues>['items'][number];
type Named = Pick<Colleague, 'id' | 'name'>;

/** A text in turns: what stands between, and the names of these that are written as `@name`, without the sign. */
export function splitAtNames(text: string, people: readonly Named[]) {
  if (people.length === 0) return [text];
  // the longest first: one name may begin like another
  const names = people.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.split(new RegExp(`@(${any})(?![\\p{L}\\p{N}])`, 'u'));
}

/** Whom a text names. Of several of the same name only who was chosen: a name alone does not tell them apart. */
function mentionedIn(text: string, colleagues: readonly Colleague[], chosen: ReadonlySet<string>) {
  const names = new Set(splitAtNames(text, colleagues).filter((_part, index) => index % 2 === 1));
  const isOnly = ({ name }: Colleague) => colleagues.filter((one) => one.name === name).length === 1;
  return colleagues.filter((one) => names.has(one.name) && (chosen.has(one.id) || isOnly(one)));
}

/** The name that is being written where the caret stands, and where its sign stands. */
export function nameBeingTyped(text: string, caret: number) {
  const typed = /(?:^|[\s(])@([^@\n]{0,60})$/.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { typed, from: caret - typed.length - 1 };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const most = 6;

/** Colleagues of whom a first or a last name begins like that; nobody once the one name is whole. */
export function colleaguesLike(typed: string, colleagues: readonly Colleague[]) {
  const wanted = plain(typed);
  const found = colleagues.filter(({ name }) => {
    const words = plain(name).split(' ');
    return words.some((_word, index) => words.slice(index).join(' ').startsWith(wanted));
  });
  return found.length === 1 && plain(found[0]?.name ?? '') === wanted ? [] : found.slice(0, most);
}

/** Whom a note that is being written mentions. Colleagues are asked for once somebody writes the sign; guests have none. */
export function useMentions(applicationId: string, text: string, before: readonly Named[] = []) {
  const mayMention = useVisitor() !== 'guest-reviewer';
  const asked = useAsk(comments.colleagues, { id: applicationId }, { enabled: mayMention && text.includes('@') });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before.map(({ id }) => id)));
  const colleagues = asked.data?.items ?? before.map((one) => ({ ...one, email: '' }));
  const mentioned = mentionedIn(text, colleagues, chosen);
  return {
    mayMention,
    colleagues,
    ids: mentioned.map(({ id }) => id),
    /** Who gets a mail: who was not mentioned before. */
    told: mentioned.filter(({ id }) => !before.some((one) => one.id === id)),
    /** Of several of the same name the last one that was chosen counts. */
    choose: ({ id, name }: Colleague) => {
      const others = colleagues.filter((one) => one.name === name).map((one) => one.id);
      setChosen((all) => new Set([...all].filter((one) => !others.includes(one))).add(id));
    },
    /** Somebody offered may have left meanwhile. */
    refresh: () => void asked.refetch(),
  };
}
export type Mentions = ReturnType<typeof useMentions>;
