import { Alert, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { maxCriteria, scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { CriterionCard, isWhole, levels } from './CriterionCard.tsx';
import { useCriteria } from './use-criteria.ts';

type Known = Reply<typeof scorecards.criteria>;

/** By what the applicants of a job are judged: up to eight criteria with words for their levels, one open at a time. */
export function CriteriaForm({ bookingId }: { bookingId: string }) {
  const known = useAsk(scorecards.criteria, { bookingId });
  return <QueryBoundary of={known}>{(now) => <Form key={now.setId} known={now} bookingId={bookingId} />}</QueryBoundary>;
}

function Form({ known, bookingId }: { known: Known; bookingId: string }) {
  const t = useTexts('applicants');
  const { drafts, opened, announced, ...acts } = useCriteria(known.criteria);
  const [tried, setTried] = useState(false);
  const save = useAct(scorecards.setCriteria, { onDone: () => notices.done(t('criteria.saved')) });
  // a criterion nobody wrote anything into is left out
  const filled = drafts.filter((one) => one.name.trim() || levels.some((level) => one.levels[level].trim()));

  function submit() {
    setTried(true);
    const unfinished = filled.find((one) => !isWhole(one));
    if (unfinished) acts.open(unfinished.id);
    else save.mutate({ bookingId, criteria: filled.map(({ name, levels: words }) => ({ name, levels: words })) });
  }

  return (
    <Stack gap={16}>
      {known.used && <Alert color="info">{t('criteria.used')}</Alert>}
      {drafts.length === 0 && <Text c="dimmed">{t('criteria.noneYet')}</Text>}
      <Stack component="ol" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
        {drafts.map((one, index) => (
          <CriterionCard
            key={one.id}
            draft={one}
            number={index + 1}
            last={index === drafts.length - 1}
            open={one.id === opened}
            tried={tried && filled.includes(one)}
            onToggle={() => acts.toggle(one.id)}
            onChange={(part) => acts.change(one.id, part)}
            onMove={(by) => acts.move(index, by)}
            onRemove={() => acts.remove(one, index)}
          />
        ))}
      </Stack>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {tried && !filled.every(isWhole) && (
        <Text c="var(--mantine-color-error)" role="alert">
          {t('criteria.incomplete')}
        </Text>
      )}
      <Group gap={8}>
        <Button
          id="add-criterion"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          disabled={drafts.length >= maxCriteria}
          onClick={acts.add}
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
