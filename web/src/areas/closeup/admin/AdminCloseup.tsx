import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupMonths, type OwnCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk, useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { Editor } from '../editor/Editor.tsx';
import { hours } from '../hours.ts';
import { Taking } from './Taking.tsx';
import { Undoing } from './Undoing.tsx';

/** The closeup of a candidate, made, changed and deleted by an administrator; the candidate is told each time. */
export function AdminCloseup({ candidateId }: { candidateId: string }) {
  const t = useTexts('closeup');
  const found = useFreshAsk(closeupAdministering.ofCandidate, { candidate_id: candidateId });
  const make = useAct(closeupAdministering.update, { onDone: () => notices.done(t('admin.made')) });
  return (
    <Section title={t('admin.title')} text={t('admin.told')}>
      <QueryBoundary of={found}>
        {({ closeup }) =>
          closeup ? (
            <There closeup={closeup} onAnew={found.refetch} />
          ) : (
            <Group justify="space-between" gap={12}>
              <Text>{t('admin.none')}</Text>
              <Button loading={make.isPending} onClick={() => make.mutate({ candidate_id: candidateId })}>
                {t('admin.make')}
              </Button>
            </Group>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function There({ closeup, onAnew }: { closeup: OwnCloseup; onAnew: () => Promise<unknown> }) {
  const t = useTexts('closeup');
  const [edits, setEdits] = useState(false);
  const watched = useAsk(closeupViewing.viewTime, { candidate_id: closeup.candidate_id }).data;
  const { givenUntil } = closeup;
  const lasts = givenUntil !== null && Date.parse(givenUntil) > Date.now();
  return (
    <Stack gap={16}>
      <div>
        {!closeup.removeAt && (
          <Text>
            {givenUntil === null ? t('admin.notGiven') : t(lasts ? 'standing.until' : 'standing.ended', { day: longDate(givenUntil) })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {[
            t(`admin.enroll.${closeup.enrollType}`),
            t(closeup.released ? 'admin.released' : 'admin.unreleased'),
            ...(watched ? [t('standing.figures', { count: watched.views, hours: hours(watched.hours) })] : []),
          ].join(' · ')}
        </Text>
      </div>
      <Undoing closeup={closeup} />
      <Give candidateId={closeup.candidate_id} />
      <Taking closeup={closeup} lasts={lasts} />
      <Group>
        <Button variant="default" aria-expanded={edits} onClick={() => setEdits((now) => !now)}>
          {t(edits ? 'admin.close' : 'admin.edit')}
        </Button>
      </Group>
      {edits && <Editor key={closeup.id} closeup={closeup} candidateId={closeup.candidate_id} onAnew={onAnew} />}
    </Stack>
  );
}

/** Months that are given. */
function Give({ candidateId }: { candidateId: string }) {
  const t = useTexts('closeup');
  const [months, setMonths] = useState<number | string>(closeupMonths);
  const give = useAct(closeupAdministering.update, { onDone: () => notices.done(t('admin.given')) });
  return (
    <Group gap={8} align="flex-end">
      <NumberInput label={t('admin.months')} w={140} min={1} max={36} allowDecimal={false} value={months} onChange={setMonths} />
      <Button
        loading={give.isPending}
        disabled={typeof months !== 'number' || months < 1}
        onClick={() => typeof months === 'number' && give.mutate({ candidate_id: candidateId, months })}
      >
        {t('admin.give')}
      </Button>
    </Group>
  );
}
