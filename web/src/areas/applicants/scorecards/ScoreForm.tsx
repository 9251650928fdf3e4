import { Button, Group, Radio, Stack, Text, Textarea, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Scorecard.module.css';
import type { Judged } from './TeamScores.tsx';
import type { ScoreDraft } from './use-score-draft.ts';

const levels = [1, 2, 3, 4, 5] as const;
type Criterion = Judged['criteria'][number];

/** One's own scores: a line for each criterion, the words of the levels where one points or has chosen. */
export function ScoreForm({ judged, draft }: { judged: Judged; draft: ScoreDraft }) {
  const t = useTexts('applicants');
  const any = judged.criteria.some(({ id }) => draft.now.points[id]);
  return (
    <form
      className={classes.parts}
      onSubmit={(event) => {
        event.preventDefault();
        draft.give();
      }}
    >
      {judged.criteria.map((criterion, index) => (
        <Line key={criterion.id} criterion={criterion} draft={draft} index={index} />
      ))}
      <Stack gap={16}>
        <Textarea
          label={t('scorecard.whole')}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={draft.now.note}
          onChange={(event) => draft.setNote(event.currentTarget.value)}
        />
        {draft.isDraft && any && (
          <Group gap={8} wrap="nowrap" align="flex-start" role="status">
            <IconPencil size={18} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
            <Text size="sm">{t('scorecard.draft')}</Text>
          </Group>
        )}
        <Group gap={8}>
          <Button type="submit" variant="light" loading={draft.isPending} disabled={!any}>
            {t('scorecard.give')}
          </Button>
          {judged.own && (
            <Button variant="subtle" onClick={draft.cancel}>
              {t('common:cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Line({ criterion, draft, index }: { criterion: Criterion; draft: ScoreDraft; index: number }) {
  const t = useTexts('applicants');
  const { id, name, levels: words } = criterion;
  const chosen = draft.now.points[id] ?? null;
  const wordsOf = (level: 1 | 2 | 3 | 4 | 5) =>
    words[level] || t('scorecard.between', { lower: words[(level - 1) as 1], upper: words[(level + 1) as 1] });
  return (
    <Stack gap={4} className={classes.line ?? ''} data-current={index === draft.at || undefined}>
      <Radio.Group
        label={name}
        value={chosen === null ? '' : String(chosen)}
        onChange={(value) => {
          draft.setPoints(id, Number(value));
          draft.goTo(index);
        }}
      >
        <div className={classes.levels}>
          {levels.map((level) => (
            <Tooltip key={level} label={wordsOf(level)} multiline maw={280} openDelay={200}>
              <Radio.Card
                value={String(level)}
                className={classes.level ?? ''}
                aria-label={words[level] ? t('common:labelled', { label: level, value: words[level] }) : String(level)}
              >
                {level}
              </Radio.Card>
            </Tooltip>
          ))}
        </div>
      </Radio.Group>
      {chosen !== null && (
        <>
          <Group justify="space-between" gap={8} wrap="nowrap" align="flex-start">
            <Text size="sm" c="dimmed" className={classes.words ?? ''}>
              {wordsOf(chosen as 1)}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              style={{ flex: 'none' }}
              aria-label={t('scorecard.openOf', { name })}
              onClick={() => draft.setPoints(id, null)}
            >
              {t('scorecard.open')}
            </Button>
          </Group>
          <Textarea
            aria-label={t('scorecard.noteOf', { name })}
            placeholder={t('scorecard.note')}
            size="xs"
            autosize
            minRows={1}
            maxRows={4}
            maxLength={500}
            value={draft.now.notes[id] ?? ''}
            onChange={({ currentTarget: { value } }) => draft.setNoteOf(id, value)}
          />
        </>
      )}
    </Stack>
  );
}
