import { ActionIcon, Group, Menu, SegmentedControl, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { maxBeside } from '../../../parts/applicant/management-search.ts';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { KeysDialog } from '../../../parts/keys/KeysDialog.tsx';
import { number } from '../../../platform/format.ts';
import { notices, undoLatest } from '../../../platform/notices.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useAnswers } from '../review/reviewed.ts';
import { nextSpeed, type Speed, speeds } from '../review/stage/speeds.ts';
import touch from '../review/Touch.module.css';
import type { Queue, Waiting } from '../review/use-queue.ts';
import { type KeyActions, useReviewKeys } from '../review/use-review-keys.ts';
import { useVolume } from '../review/use-volume.ts';
import classes from './Compare.module.css';
import { type ColumnHandle, ComparedApplicant } from './ComparedApplicant.tsx';
import { Switch } from './Switch.tsx';

const route = getRouteApi('/candidate-details/candidate/$id');
const skipSeconds = 5;

/** Two to four people of the queue on one question, with status and score; the keys act on the one that is marked. */
export function SideBySide({ queue }: { queue: Queue }) {
  const t = useTexts('applicants');
  const { question = 1, beside = [] } = route.useSearch();
  const navigate = route.useNavigate();
  const people = [queue.current.id, ...beside].flatMap((id) => queue.items.find((one) => one.id === id) ?? []);
  const { bookingId } = queue.current;
  const others = queue.items.filter((one) => one.bookingId === bookingId && !people.includes(one));
  const answers = useAnswers(queue.current).data?.items ?? [];
  const asked = answers.find((one) => one.questionNo === question) ?? answers[0];
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<Speed>('1');
  const { volume, keys: ofVolume } = useVolume();
  const [help, setHelp] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const columns = useRef(new Map<string, ColumnHandle>());
  const recruiter = useIsRecruiter();

  const show = (next: Waiting[]) => {
    const [first, ...rest] = next;
    if (!first) return;
    void navigate({ params: { id: first.id }, search: (now) => ({ ...now, beside: rest.map(({ id }) => id) }), replace: true });
    setAt((now) => Math.min(now, next.length - 1));
  };
  const ask = (by: 1 | -1) => {
    const next = asked && answers[answers.indexOf(asked) + by];
    if (next) void navigate({ search: (now) => ({ ...now, question: next.questionNo }), replace: true });
  };
  const here = () => columns.current.get(people[at]?.id ?? '');
  const mark = (index: number) => {
    if (index !== at) here()?.marks()?.leave();
    const to = Math.min(people.length - 1, Math.max(0, index));
    setAt(to);
    row.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const actions: KeyActions = {
    play: () => here()?.player()?.toggle(),
    skip: (key) =>
      here()
        ?.player()
        ?.skip(key === 'ArrowLeft' ? -skipSeconds : skipSeconds),
    ...ofVolume,
    full: () => here()?.player()?.full(),
    speed: (key) => setSpeed((now) => nextSpeed(now, key === '>' ? 1 : -1)),
    question: (key) => ask(key === 'ArrowUp' ? -1 : 1),
    next: () => mark(at + 1),
    previous: () => mark(at - 1),
    mark: (key) => here()?.marks()?.mark(Number(key)),
    criterion: (key) =>
      here()
        ?.marks()
        ?.step(key === 'j' ? 1 : -1),
    give: () => here()?.marks()?.give(),
    ...(recruiter
      ? {
          status: () => here()?.openStatus(),
          invite: () => here()?.choose('Interview'),
          deny: () => here()?.choose('Denied'),
        }
      : {}),
    undo: () => undoLatest() || notices.info(t('review.nothingToUndo'), 'undo'),
    beside: () => show(people.slice(0, 1)),
    help: () => setHelp(true),
  };
  useReviewKeys(actions);
  /** Only one of them is heard at a time, and none behind a dialog. */
  const quieten = (but?: EventTarget) => {
    for (const one of row.current?.querySelectorAll('video') ?? []) if (one !== but) one.pause();
  };

  return (
    <div className={`${classes.page} ${touch.touch}`} data-notices="head">
      <div className={classes.head}>
        <header className={classes.bar}>
          <ActionIcon variant="subtle" size={40} aria-label={t('compare.leave')} onClick={() => show(people.slice(0, 1))}>
            <IconArrowLeft size={20} stroke={1.5} />
          </ActionIcon>
          <div className={classes.question} aria-live="polite">
            <Text size="sm" c="dimmed">
              {asked ? t('review.questionOf', { number: asked.questionNo, count: answers.length }) : t('compare.title')}
            </Text>
            <Title order={1} size="h3">
              {asked?.question ?? t('compare.title')}
            </Title>
          </div>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t('compare.before')}
              disabled={asked === answers[0]}
              onClick={() => ask(-1)}
            >
              <IconChevronLeft size={20} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t('compare.after')}
              disabled={asked === answers.at(-1)}
              onClick={() => ask(1)}
            >
              <IconChevronRight size={20} stroke={1.5} />
            </ActionIcon>
          </Group>
          <SegmentedControl
            size="xs"
            visibleFrom="sm"
            value={speed}
            onChange={(next) => setSpeed(next as Speed)}
            data={speeds.map((value) => ({ value, label: `${number(Number(value))}×` }))}
            aria-label={t('review.speed')}
          />
          {people.length < maxBeside && others.length > 0 && <AddMenu others={others} onAdd={(one) => show([...people, one])} />}
          <ActionIcon variant="subtle" size={40} aria-label={t('common:keys.title')} onClick={() => setHelp(true)} visibleFrom="sm">
            <IconKeyboard size={20} stroke={1.5} />
          </ActionIcon>
        </header>
        <Switch people={people} at={at} onShow={mark} />
      </div>
      <div
        ref={row}
        className={classes.row}
        onPlayCapture={({ target }) => quieten(target)}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          if (scrollWidth > clientWidth) setAt(Math.min(people.length - 1, Math.round(scrollLeft / (scrollWidth / people.length))));
        }}
      >
        {people.map((one, index) => (
          <ComparedApplicant
            key={one.id}
            one={one}
            question={asked?.questionNo ?? question}
            rate={Number(speed)}
            volume={volume}
            current={index === at}
            onCurrent={() => setAt(index)}
            onAsk={quieten}
            onColumn={(column) => {
              if (column) columns.current.set(one.id, column);
              else columns.current.delete(one.id);
            }}
            onRemove={people.length > 1 ? () => show(people.filter((other) => other !== one)) : undefined}
          />
        ))}
      </div>
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

function AddMenu({ others, onAdd }: { others: Waiting[]; onAdd: (one: Waiting) => void }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={t('compare.add')}>
          <IconPlus size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {others.map((one) => (
          <Menu.Item key={one.id} onClick={() => onAdd(one)}>
            {nameOf(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
