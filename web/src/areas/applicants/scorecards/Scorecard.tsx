import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import type { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../review/reviewed.ts';
import type { MarkHandle } from './mark-handle.ts';
import classes from './Scorecard.module.css';
import { ScoreForm } from './ScoreForm.tsx';
import { type Judged, TeamScores } from './TeamScores.tsx';
import { useScoreDraft } from './use-score-draft.ts';

interface Props {
  card: Reply<typeof scorecards.get>;
  applicant: ReviewedApplicant;
  marks?: RefObject<MarkHandle | null> | undefined;
}

/** The own scores by the criteria of the job, and then what the team makes of it; absent where there are none. */
export function Scorecard({ card, applicant, marks }: Props) {
  const t = useTexts('applicants');
  if (!card.current && card.earlier.length === 0) return null;
  return (
    <section className={classes.parts} aria-label={t('scorecard.title')}>
      {card.current && <Current key={card.current.setId} judged={card.current} kept={card.draft} applicant={applicant} marks={marks} />}
      {card.earlier.length > 0 && <Earlier sets={card.earlier} />}
    </section>
  );
}

interface CurrentProps extends Pick<Props, 'applicant' | 'marks'> {
  judged: Judged;
  kept: Props['card']['draft'];
}

function Current({ judged, kept, applicant, marks }: CurrentProps) {
  const t = useTexts('applicants');
  const draft = useScoreDraft(judged, kept, applicant.id);
  useImperativeHandle(marks, () => draft.keys);
  if (!draft.editing)
    return (
      <TeamScores judged={judged}>
        <Button variant="default" onClick={draft.edit} style={{ alignSelf: 'flex-start' }}>
          {t('scorecard.change')}
        </Button>
      </TeamScores>
    );
  return <ScoreForm judged={judged} draft={draft} />;
}

/** Scores by criteria that were changed since stay readable. */
function Earlier({ sets }: { sets: Judged[] }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  return (
    <Stack gap={12}>
      <Group>
        <Button variant="subtle" size="compact-md" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {t('scorecard.earlier')}
        </Button>
      </Group>
      <Collapse expanded={opened}>
        <Stack gap={20}>
          {sets.map((judged) => (
            <Stack key={judged.setId} gap={8}>
              <Text size="sm" c="dimmed">
                {t('scorecard.earlierText', { day: date(judged.own?.scoredAt ?? judged.others[0]?.scoredAt) })}
              </Text>
              <TeamScores judged={judged} />
            </Stack>
          ))}
        </Stack>
      </Collapse>
    </Stack>
  );
}
