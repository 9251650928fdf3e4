import { useState } from 'react';
import { focusWhenThere } from '../../../parts/focus-when-there.ts';
import { newId } from '../../../platform/new-id.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { Draft } from './CriterionCard.tsx';

const empty = (): Draft => ({ id: newId(), name: '', levels: { 1: '', 2: '', 3: '', 4: '', 5: '' } });

/** Criteria while they are written: their order, which one is open, and what was last done to them. */
export function useCriteria(known: Draft[]) {
  const t = useTexts('applicants');
  const [drafts, setDrafts] = useState(known);
  const [opened, setOpened] = useState<string>();
  const [announced, announce] = useState('');

  function open(id: string) {
    setOpened(id);
    focusWhenThere(`criterion-name-${id}`);
  }
  return {
    drafts,
    opened,
    announced,
    open,
    toggle: (id: string) => setOpened(id === opened ? undefined : id),
    change: (id: string, part: Partial<Draft>) => setDrafts((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one))),
    move(from: number, by: number) {
      setDrafts((now) => {
        const one = now[from];
        return one ? now.toSpliced(from, 1).toSpliced(from + by, 0, one) : now;
      });
      announce(t('criteria.moved', { number: from + by + 1 }));
    },
    add() {
      const one = empty();
      setDrafts((now) => [...now, one]);
      open(one.id);
    },
    remove(one: Draft, at: number) {
      setDrafts((now) => now.filter((other) => other.id !== one.id));
      focusWhenThere('add-criterion');
      notices.undo(t('criteria.removed'), () => setDrafts((now) => now.toSpliced(at, 0, one)));
    },
  };
}
