import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { MarkHandle } from './mark-handle.ts';
import type { Judged } from './TeamScores.tsx';

interface Draft {
  points: Record<string, number | null>;
  notes: Record<string, string>;
  note: string;
}

const given = (judged: Judged): Draft => {
  const scores = new Map(judged.own?.scores.map((one) => [one.criterionId, one]));
  return {
    points: Object.fromEntries(judged.criteria.map(({ id }) => [id, scores.get(id)?.points ?? null])),
    notes: Object.fromEntries(judged.criteria.map(({ id }) => [id, scores.get(id)?.note ?? ''])),
    note: judged.own?.note ?? '',
  };
};

/**
 * One's own scores while they are given. Nothing is told before the last criterion is marked or one says so: the others'
 * scores would lead the rest. What was marked is kept also when one goes on to somebody else before that.
 */
export function useScoreDraft(judged: Judged, id: string) {
  const t = useTexts('applicants');
  const [draft, setDraft] = useState<Draft>();
  const [at, setAt] = useState(0);
  const { mutate, isPending } = useAct(scorecards.give, {
    onDone: () => {
      setDraft(undefined);
      setAt(0);
      notices.done(t('scorecard.given'));
    },
  });
  const { criteria, setId } = judged;
  const now = draft ?? given(judged);
  const give = ({ points, notes, note }: Draft) => {
    if (!criteria.some((one) => points[one.id])) return;
    const scores = criteria.map((one) => ({ criterionId: one.id, points: points[one.id] ?? null, note: notes[one.id] ?? '' }));
    mutate({ id, setId, note, scores });
  };
  const leaving = useRef<() => void>(undefined);
  leaving.current = () => draft && !isPending && give(draft);
  useEffect(() => () => leaving.current?.(), []);

  const setPoints = (criterionId: string, value: number | null): Draft => {
    const next = { ...now, points: { ...now.points, [criterionId]: value } };
    setDraft(next);
    return next;
  };
  const keys: MarkHandle = {
    mark: (value) => {
      const criterion = criteria[at];
      if (!criterion) return;
      const next = setPoints(criterion.id, value);
      const open = criteria.findIndex((one) => !next.points[one.id]);
      if (at + 1 < criteria.length) setAt(at + 1);
      else if (open >= 0) setAt(open);
      else give(next);
    },
    step: (by) => {
      if (!draft) setDraft(now);
      setAt(Math.min(criteria.length - 1, Math.max(0, at + by)));
    },
  };
  return {
    now,
    editing: draft !== undefined || !judged.own,
    at,
    isPending,
    keys,
    setPoints,
    goTo: setAt,
    setNote: (note: string) => setDraft({ ...now, note }),
    setNoteOf: (criterionId: string, note: string) => setDraft({ ...now, notes: { ...now.notes, [criterionId]: note } }),
    edit: () => setDraft(now),
    cancel: () => setDraft(undefined),
    give: () => give(now),
  };
}
export type ScoreDraft = ReturnType<typeof useScoreDraft>;
