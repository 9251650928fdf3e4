import { ActionIcon, Alert, Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { maxCriteria, scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

type Known = Reply<typeof scorecards.criteria>;
type Draft = Pick<Known['criteria'][number], 'id' | 'name' | 'levels'>;
const levels = [1, 2, 3, 4, 5] as const;
const needed = [1, 3, 5] as const;

const empty = (): Draft => ({ id: crypto.randomUUID(), name: '', levels: { 1: '', 2: '', 3: '', 4: '', 5: '' } });

/** By what the applicants of a job are judged: up to eight criteria with words for their levels. */
export function CriteriaForm({ bookingId }: { bookingId: string }) {
  const known = useAsk(scorecards.criteria, { bookingId });
  return <QueryBoundary of={known}>{(now) => <Form key={now.setId} known={now} bookingId={bookingId} />}</QueryBoundary>;
}

function Form({ known, bookingId }: { known: Known; bookingId: string }) {
  const t = useTexts('applicants');
  const [drafts, setDrafts] = useState<Draft[]>(known.criteria);
  const [tried, setTried] = useState(false);
  const save = useAct(scorecards.setCriteria, { onDone: () => notices.done(t('criteria.saved')) });
  const change = (id: string, part: Partial<Draft>) => setDrafts((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const move = (from: number, by: number) =>
    setDrafts((now) => {
      const one = now[from];
      return one ? now.toSpliced(from, 1).toSpliced(from + by, 0, one) : now;
    });
  // a criterion nobody wrote anything into is left out
  const filled = drafts.filter((one) => one.name.trim() || levels.some((level) => one.levels[level].trim()));
  const whole = filled.every((one) => one.name.trim() && needed.every((level) => one.levels[level].trim()));
  const submit = () => {
    setTried(true);
    if (whole) save.mutate({ bookingId, criteria: filled.map(({ name, levels: words }) => ({ name, levels: words })) });
  };
  return (
    <Stack gap={16}>
      {known.used && <Alert color="info">{t('criteria.used')}</Alert>}
      {drafts.map((one, index) => (
        <Criterion
          key={one.id}
          draft={one}
          number={index + 1}
          last={index === drafts.length - 1}
          tried={tried && filled.includes(one)}
          onChange={(part) => change(one.id, part)}
          onMove={(by) => move(index, by)}
          onRemove={() => setDrafts((now) => now.filter((other) => other.id !== one.id))}
        />
      ))}
      {tried && !whole && (
        <Text c="var(--mantine-color-error)" role="alert">
          {t('criteria.incomplete')}
        </Text>
      )}
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          disabled={drafts.length >= maxCriteria}
          onClick={() => setDrafts((now) => [...now, empty()])}
        >
          {t('criteria.add')}
        </Button>
        {drafts !== known.criteria && (
          <Button loading={save.isPending} onClick={submit}>
            {t('criteria.save')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface CriterionProps {
  draft: Draft;
  number: number;
  last: boolean;
  tried: boolean;
  onChange: (part: Partial<Draft>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function Criterion({ draft, number, last, tried, onChange, onMove, onRemove }: CriterionProps) {
  const t = useTexts('applicants');
  const missing = (text: string) => (tried && !text.trim() ? t('common:validation.required') : undefined);
  return (
    <Card withBorder component="section" aria-label={t('criteria.number', { number })} p={16}>
      <Stack gap={12}>
        <Group gap={4} wrap="nowrap" align="flex-end">
          <TextInput
            label={t('criteria.name', { number })}
            placeholder={t('criteria.example')}
            maxLength={80}
            value={draft.name}
            error={missing(draft.name)}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            style={{ flex: 1 }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={number === 1}
            aria-label={t('criteria.up', { number })}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={18} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={last}
            aria-label={t('criteria.down', { number })}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} stroke={1.5} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red.9" size={36} aria-label={t('criteria.remove', { number })} onClick={onRemove}>
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Group>
        {levels.map((level) => (
          <Textarea
            key={level}
            label={level === 1 || level === 3 || level === 5 ? t(`criteria.level.${level}`) : t('criteria.between', { level })}
            autosize
            minRows={1}
            maxRows={4}
            maxLength={200}
            value={draft.levels[level]}
            error={needed.some((one) => one === level) ? missing(draft.levels[level]) : undefined}
            onChange={(event) => onChange({ levels: { ...draft.levels, [level]: event.currentTarget.value } })}
          />
        ))}
      </Stack>
    </Card>
  );
}
