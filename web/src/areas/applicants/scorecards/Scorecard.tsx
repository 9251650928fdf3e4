import { Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { useState } from 'react';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../review/reviewed.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { type Judged, TeamScores } from './TeamScores.tsx';

/** The own scores by the criteria of the job, and then what the team makes of it; absent where there are none. */
export function Scorecard({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const card = useAsk(scorecards.get, { id: applicant.id }).data;
  if (!card || (!card.current && card.earlier.length === 0)) return null;
  return (
    <Card withBorder component="section" aria-labelledby="scorecard-title">
      <Stack gap={16}>
        <Title order={2} size="h4" id="scorecard-title">
          {t('scorecard.title')}
        </Title>
        {card.current && <Current key={card.current.setId} judged={card.current} applicant={applicant} />}
        {card.earlier.length > 0 && <Earlier sets={card.earlier} />}
      </Stack>
    </Card>
  );
}

function Current({ judged, applicant }: { judged: Judged; applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const [editing, setEditing] = useState(false);
  if (judged.own && !editing)
    return (
      <>
        <TeamScores judged={judged} />
        <Button variant="default" onClick={() => setEditing(true)} style={{ alignSelf: 'flex-start' }}>
          {t('scorecard.change')}
        </Button>
      </>
    );
  return (
    <>
      {judged.othersCount > 0 && !judged.own && (
        <Text size="sm" c="dimmed">
          {t('scorecard.hidden', { count: judged.othersCount })}
        </Text>
      )}
      <ScoreForm
        judged={judged}
        applicant={applicant}
        onDone={() => setEditing(false)}
        onCancel={judged.own ? () => setEditing(false) : undefined}
      />
    </>
  );
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
