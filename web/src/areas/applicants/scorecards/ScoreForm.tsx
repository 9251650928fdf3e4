import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type FocusEvent, type MouseEvent, useContext, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../platform/use-texts.ts';
import { GivePlace, useFolds } from './give-place.ts';
import classes from './Scorecard.module.css';
import type { Judged } from './TeamScores.tsx';
import type { ScoreDraft } from './use-score-draft.ts';

const levels = [1, 2, 3, 4, 5] as const;
type Criterion = Judged['criteria'][number];

/** One's own scores: a line for each criterion, and what is said of the whole. */
export function ScoreForm({ judged, draft }: { judged: Judged; draft: ScoreDraft }) {
  const t = useTexts('applicants');
  const any = judged.criteria.some(({ id }) => draft.now.points[id]);
  const place = useContext(GivePlace);
  const id = useId();
  const acts = (
    <Group gap={8} wrap={judged.own ? 'wrap' : 'nowrap'}>
      <Button type="submit" form={id} variant="light" loading={draft.isPending} disabled={!any} style={{ flex: 'none' }}>
        {t('scorecard.give')}
      </Button>
      {judged.own && (
        <Button variant="subtle" onClick={draft.cancel}>
          {t('common:cancel')}
        </Button>
      )}
      {/* beside what it is about, so that it is never scrolled away */}
      {draft.isDraft && any && (
        <Text size="sm" c="dimmed" role="status" lh={1.3}>
          {draft.isWhole ? t('scorecard.whollyMarked') : t('scorecard.draft')}
        </Text>
      )}
    </Group>
  );
  return (
    <form
      id={id}
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
      </Stack>
      {place ? createPortal(acts, place) : acts}
    </form>
  );
}

interface LineProps {
  criterion: Criterion;
  draft: ScoreDraft;
  index: number;
}

/** One criterion: what its levels mean stands below the one that is judged now, where it can be read without pointing. */
function Line({ criterion, draft, index }: LineProps) {
  const t = useTexts('applicants');
  const { id, name, levels: words } = criterion;
  const chosen = draft.now.points[id] ?? null;
  const here = index === draft.at;
  const note = draft.now.notes[id] ?? '';
  const folds = useFolds();
  const [pointed, point] = useState<number>();
  // reached by keys; what is pressed must not move away under the pointer before it is let go
  const reached = ({ target }: FocusEvent) => target.matches(':focus-visible') && draft.goTo(index);
  // its name and its words lead back to it, and to its note
  const pressed = ({ target }: MouseEvent) => target instanceof Element && !target.closest('button, textarea') && draft.goTo(index);
  return (
    <Stack
      gap={6}
      className={classes.line ?? ''}
      data-current={here || undefined}
      data-folds={folds || undefined}
      onFocus={reached}
      onClick={pressed}
    >
      <Radio.Group label={name} value={chosen === null ? '' : String(chosen)} onChange={(value) => draft.setPoints(id, Number(value))}>
        <div className={classes.levels}>
          {levels.map((level) => (
            <Radio.Card
              key={level}
              value={String(level)}
              // the arrow keys press without a pointer, and what is pressed again is looked at: both stay in the line
              onClick={({ detail }) => (detail > 0 && level !== chosen ? draft.goOn(index) : draft.goTo(index))}
              className={classes.level ?? ''}
              onPointerEnter={() => point(level)}
              onPointerLeave={() => point(undefined)}
              aria-label={words[level] ? t('common:labelled', { label: level, value: words[level] }) : String(level)}
            >
              {level}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {here ? (
        <Meanings words={words} chosen={chosen} pointed={pointed ?? chosen ?? undefined} />
      ) : (
        chosen !== null && <Meaning words={words} level={chosen as 1} />
      )}
      {chosen !== null && (here || note) && (
        <Group gap={4} wrap="nowrap" align="flex-start">
          <Textarea
            aria-label={t('scorecard.noteOf', { name })}
            placeholder={t('scorecard.note')}
            size="xs"
            autosize
            minRows={1}
            maxRows={4}
            maxLength={500}
            value={note}
            onChange={({ currentTarget: { value } }) => draft.setNoteOf(id, value)}
            style={{ flex: 1 }}
          />
          {here && (
            <Button
              variant="subtle"
              size="compact-sm"
              style={{ flex: 'none' }}
              aria-label={t('scorecard.openOf', { name })}
              onClick={() => draft.setPoints(id, null)}
            >
              {t('scorecard.open')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

interface MeaningsProps {
  words: Criterion['levels'];
  chosen: number | null;
  pointed: number | undefined;
}

/** The words of every level that has some; a screen reader hears them with the level itself. */
function Meanings({ words, chosen, pointed }: MeaningsProps) {
  // what lies between two of them is read from both
  const told = levels.filter((level) => words[level] || level === pointed);
  return (
    <Stack gap={2} aria-hidden="true" className={classes.meanings ?? ''}>
      {told.map((level) => (
        <Meaning key={level} words={words} level={level} chosen={level === chosen} pointed={level === pointed} />
      ))}
    </Stack>
  );
}

interface MeaningProps {
  words: Criterion['levels'];
  level: 1 | 2 | 3 | 4 | 5;
  chosen?: boolean;
  pointed?: boolean;
}

function Meaning({ words, level, chosen = false, pointed = false }: MeaningProps) {
  const t = useTexts('applicants');
  const meant = words[level] || t('scorecard.between', { lower: words[(level - 1) as 1], upper: words[(level + 1) as 1] });
  return (
    <Text
      size="sm"
      c={chosen ? undefined : 'dimmed'}
      fw={chosen ? 700 : 400}
      className={classes.words ?? ''}
      title={meant}
      data-pointed={pointed || undefined}
    >
      {t('common:labelled', { label: level, value: meant })}
    </Text>
  );
}
