import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../review/reviewed.ts';
import classes from './Scorecard.module.css';
import type { Judged } from './TeamScores.tsx';

const levels = [1, 2, 3, 4, 5] as const;

interface Props {
  judged: Judged;
  applicant: ReviewedApplicant;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}

/** One's own scores: each criterion by the words of its levels, or left open. */
export function ScoreForm({ judged, applicant, onDone, onCancel }: Props) {
  const t = useTexts('applicants');
  const given = new Map(judged.own?.scores.map((one) => [one.criterionId, one]));
  const [points, setPoints] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(judged.criteria.map(({ id }) => [id, given.get(id)?.points ?? null])),
  );
  const [notes, setNotes] = useState<Record<string, string>>(() =>
    Object.fromEntries(judged.criteria.map(({ id }) => [id, given.get(id)?.note ?? ''])),
  );
  const [note, setNote] = useState(judged.own?.note ?? '');
  const give = useAct(scorecards.give, {
    onDone: () => {
      notices.done(t('scorecard.given'));
      onDone();
    },
  });
  const any = Object.values(points).some((one) => one !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const scores = judged.criteria.map(({ id }) => ({ criterionId: id, points: points[id] ?? null, note: notes[id] ?? '' }));
    give.mutate({ id: applicant.id, setId: judged.setId, note, scores });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={20}>
        {judged.criteria.map((criterion) => {
          const chosen = points[criterion.id] ?? null;
          return (
            <Stack key={criterion.id} gap={8}>
              <Radio.Group
                label={criterion.name}
                value={chosen === null ? '' : String(chosen)}
                onChange={(value) => setPoints((now) => ({ ...now, [criterion.id]: Number(value) }))}
              >
                <div className={classes.levels}>
                  {levels.map((level) => (
                    <Radio.Card
                      key={level}
                      value={String(level)}
                      className={classes.level ?? ''}
                      aria-label={
                        criterion.levels[level] ? t('common:labelled', { label: level, value: criterion.levels[level] }) : String(level)
                      }
                    >
                      {level}
                    </Radio.Card>
                  ))}
                </div>
              </Radio.Group>
              <Group justify="space-between" gap={8} wrap="nowrap" align="flex-start">
                {chosen === null ? (
                  <Anchors levels={criterion.levels} />
                ) : (
                  <Text size="sm" c="dimmed" className={classes.words ?? ''}>
                    {criterion.levels[chosen as 1] ||
                      t('scorecard.between', { lower: criterion.levels[(chosen - 1) as 1], upper: criterion.levels[(chosen + 1) as 1] })}
                  </Text>
                )}
                {chosen !== null && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    style={{ flex: 'none' }}
                    aria-label={t('scorecard.openOf', { name: criterion.name })}
                    onClick={() => setPoints((now) => ({ ...now, [criterion.id]: null }))}
                  >
                    {t('scorecard.open')}
                  </Button>
                )}
              </Group>
              {chosen !== null && (
                <Textarea
                  aria-label={t('scorecard.noteOf', { name: criterion.name })}
                  placeholder={t('scorecard.note')}
                  autosize
                  minRows={1}
                  maxRows={4}
                  maxLength={500}
                  value={notes[criterion.id] ?? ''}
                  onChange={({ currentTarget: { value } }) => setNotes((now) => ({ ...now, [criterion.id]: value }))}
                />
              )}
            </Stack>
          );
        })}
        <Textarea
          label={t('scorecard.whole')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group gap={8}>
          <Button type="submit" loading={give.isPending} disabled={!any}>
            {t('scorecard.give')}
          </Button>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** What the levels look like, while none is chosen. */
function Anchors({ levels: words }: { levels: Judged['criteria'][number]['levels'] }) {
  return (
    <div className={classes.words}>
      {([1, 3, 5] as const).map((level) => (
        <Text key={level} size="sm" c="dimmed">
          <b>{level}</b> {words[level]}
        </Text>
      ))}
    </div>
  );
}
