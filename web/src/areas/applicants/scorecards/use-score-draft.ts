import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useRef, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { MarkHandle } from './mark-handle.ts';
import type { Judged } from './TeamScores.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

type Kept = NonNullable<Reply<typeof scorecards.get>['draft']>;

interface Draft {
  points: Record<string, number | null>;
  notes: Record<string, string>;
  note: string;
}

const draftOf = ({ criteria }: Judged, from: Kept | null): Draft => {
  const scores = new Map(from?.scores.map((one) => [one.criterionId, one]));
  return {
    points: Object.fromEntries(criteria.map(({ id }) => [id, scores.get(id)?.points ?? null])),
    notes: Object.fromEntries(criteria.map(({ id }) => [id, scores.get(id)?.note ?? ''])),
    note: from?.note ?? '',
  };
};

/**
 * One's own scores while they are given. Nothing is told before one says so, or goes on with every criterion marked: the
 * last mark is no last word, and the others' scores would lead the rest. What is marked until then is kept for the
 * reviewer alone, whoever is looked at meanwhile.
 */
export function useScoreDraft(judged: Judged, kept: Kept | null, id: string) {
  const t = useTexts('applicants');
  const { criteria, setId, own } = judged;
  const [draft, setDraft] = useState<Draft | undefined>(kept ? draftOf(judged, kept) : undefined);
  const [at, setAt] = useState(0);
  const keeping = useKeptDraft(id, setId);
  const now = draft ?? draftOf(judged, own);
  const scoresOf = ({ points, notes }: Draft) =>
    criteria.map((one) => ({ criterionId: one.id, points: points[one.id] ?? null, note: notes[one.id] ?? '' }));

  const { mutate: takeBack } = useAct(scorecards.give, { onDone: () => notices.done(t('review.marksBack')) });
  const { mutate, isPending } = useAct(scorecards.give, {
    onDone: () => {
      setDraft(undefined);
      setAt(0);
      // who gives for the first time has seen the others' now: that can be changed, not undone
      if (own) notices.undo(t('scorecard.given'), () => takeBack({ id, setId, note: own.note, scores: scoresOf(draftOf(judged, own)) }));
      else notices.done(t('scorecard.given'));
    },
  });
  // who gives and goes on at once gives once
  const giving = useRef(false);
  const give = async (next: Draft) => {
    if (giving.current || !criteria.some((one) => next.points[one.id])) return;
    giving.current = true;
    // a draft that arrived after the scores would stand beside them
    await keeping.settle();
    mutate(
      { id, setId, note: next.note, scores: scoresOf(next) },
      {
        onSettled: () => {
          giving.current = false;
        },
      },
    );
  };

  const change = (next: Draft) => {
    setDraft(next);
    keeping.keep({ note: next.note, scores: scoresOf(next) });
    return next;
  };
  const setPoints = (criterionId: string, value: number | null) => change({ ...now, points: { ...now.points, [criterionId]: value } });
  const isWhole = ({ points }: Draft) => criteria.every((one) => points[one.id]);
  // who presses the key is told of what is open, and gives the scores as they are by pressing it again
  const warned = useRef(false);
  const giveByKey = (next: Draft) => {
    const open = criteria.findIndex((one) => !next.points[one.id]);
    if (open < 0 || warned.current) return void give(next);
    if (!criteria.some((one) => next.points[one.id])) return;
    warned.current = true;
    setAt(open);
    notices.info(t('review.stillOpen', { name: criteria[open]?.name ?? '' }), 'open');
  };
  /** The criterion after the one that is marked now; after the last one the first that is open. */
  const goOn = (from: number) => {
    const open = criteria.findIndex((one, index) => index !== from && !now.points[one.id]);
    if (from + 1 < criteria.length) setAt(from + 1);
    else setAt(open >= 0 ? open : from);
  };
  const keys: MarkHandle = {
    mark: (value) => {
      const criterion = criteria[at];
      if (!criterion) return;
      warned.current = false;
      setPoints(criterion.id, value);
      goOn(at);
    },
    step: (by) => {
      if (!draft) setDraft(now);
      setAt(Math.min(criteria.length - 1, Math.max(0, at + by)));
    },
    give: () => draft && giveByKey(draft),
    leave: () => draft && isWhole(draft) && void give(draft),
  };
  return {
    now,
    editing: draft !== undefined || !own,
    /** Something is marked that nobody else sees yet. */
    isDraft: draft !== undefined && !isPending,
    /** Every criterion is marked. */
    isWhole: isWhole(now),
    at,
    isPending,
    keys,
    setPoints,
    goTo: setAt,
    goOn,
    setNote: (note: string) => change({ ...now, note }),
    setNoteOf: (criterionId: string, note: string) => change({ ...now, notes: { ...now.notes, [criterionId]: note } }),
    edit: () => setDraft(now),
    /** What was given before stands again. */
    cancel: () => {
      setDraft(undefined);
      keeping.keep({ note: '', scores: [] });
    },
    give: () => void give(now),
  };
}
export type ScoreDraft = ReturnType<typeof useScoreDraft>;
