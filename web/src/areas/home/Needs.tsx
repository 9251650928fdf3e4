import { Anchor, Card, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Need } from '@vitrine/contract/home/needs.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { useRef, useState } from 'react';
import { KeysDialog } from '../../parts/keys/KeysDialog.tsx';
import { useKeys } from '../../parts/keys/use-keys.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { undoLatest } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Home.module.css';
import { letGo, useLeaving } from './leaving.ts';
import { NeedRow, type RowAct } from './NeedRow.tsx';
import { useNeedWords } from './words.ts';

const keys = {
  move: ['j', 'k', 'ArrowDown', 'ArrowUp'],
  open: ['Enter'],
  act: ['d'],
  undo: ['u'],
  help: ['?'],
} as const;

const keyOf = ({ kind, id }: Need) => `${kind} ${id}`;

/** What a row offers without being opened. It happens once the time to take it back is over. */
function useRowActs(today: string): (need: Need) => RowAct | undefined {
  const t = useTexts('home');
  const words = useNeedWords(today);
  const grant = useAct(tracking.grant);
  const see = useAct(notifications.see);
  return (need) => {
    const { kind, id, bookingId, applicationId, questionNo } = need;
    const name = words.name(need);
    const later = (said: string, act: () => Promise<unknown>) => () => letGo({ key: keyOf(need), said, tooLate: t('act.tooLate'), act });
    if (kind === 'attempt' && bookingId && applicationId && questionNo !== null) {
      const asked = { bookingId, id: applicationId, questionNo, granted: true };
      const run = later(t('act.granting', { name }), () => grant.mutateAsync(asked));
      return { text: t('act.grant'), label: t('act.grantOf', { name }), run };
    }
    if (kind !== 'mention') return undefined;
    return { text: t('act.seen'), label: t('act.seenOf', { name }), run: later(t('act.seeing', { name }), () => see.mutateAsync({ id })) };
  };
}

/** The rows that lead on, in their order. */
const waysIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

/** Everything that waits, by its day. Arrows go from row to row, Enter opens, and what is done leaves by itself. */
export function Needs({ needs, more, today }: { needs: readonly Need[]; more: boolean; today: string }) {
  const t = useTexts('home');
  const list = useRef<HTMLUListElement>(null);
  const [help, setHelp] = useState(false);
  const leaving = useLeaving();
  const actOf = useRowActs(today);
  const shown = needs.filter((one) => !leaving.has(keyOf(one)));
  /** The row that has the focus, or something in it. */
  const place = () => waysIn(list.current).findIndex((way) => way.closest('li')?.contains(document.activeElement));
  const focus = (at: number) => {
    const ways = waysIn(list.current);
    ways[Math.min(Math.max(at, 0), ways.length - 1)]?.focus();
  };
  useKeys({
    table: keys,
    label: (name) => t(`key.${name}`),
    actions: {
      move: (key) => focus(place() + (key === 'j' || key === 'ArrowDown' ? 1 : -1)),
      act: () => {
        const at = place();
        const need = shown[at];
        const act = need && actOf(need);
        if (!act) return;
        act.run();
        // the next one takes its place, and the focus
        requestAnimationFrame(() => focus(at));
      },
      undo: () => undoLatest(),
      help: () => setHelp(true),
    },
    // a link hears it itself
    more: [{ name: 'open', keys: keys.open, label: t('key.open') }],
  });
  return (
    <section aria-label={t('list.label')} className={classes.needs}>
      {shown.length === 0 ? (
        <EmptyState drawing="done" title={t('list.none')} text={t('list.noneText')} />
      ) : (
        <Card padding={0} component="ul" ref={list} className={classes.list ?? ''}>
          {shown.map((one) => (
            <NeedRow key={keyOf(one)} need={one} today={today} act={actOf(one)} />
          ))}
        </Card>
      )}
      {more && (
        <Text c="dimmed" size="sm" mt={8}>
          {t('list.more')} <Anchor renderRoot={(props) => <Link {...props} to="/candidate-management" />}>{t('list.allApplicants')}</Anchor>
        </Text>
      )}
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </section>
  );
}
