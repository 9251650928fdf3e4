import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CandidateImport, imports } from '@vitrine/contract/imports/imports.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { BadLines } from './BadLines.tsx';
import { KeptJobs } from './KeptJobs.tsx';
import { Outcomes } from './Outcomes.tsx';

const perPage = 20;

/** An import that was begun: how far it is, what became of the lines, the notice, and the way back. */
export function Running({ of }: { of: CandidateImport }) {
  const t = useTexts('imports');
  return (
    <Stack gap={24}>
      <Section title={of.fileName}>
        <Stack>
          <State of={of} />
          <Outcomes of={of} kind={of.kind} />
          <Brought of={of} />
          <Undo of={of} />
        </Stack>
      </Section>
      {of.kept > 0 && (of.kind === 'jobs' ? <KeptJobs id={of.id} /> : <Kept id={of.id} />)}
      {(of.notice.waiting > 0 || of.notice.told > 0) && of.state !== 'working' && of.state !== 'undoing' && <Notice of={of} />}
      {of.refused > 0 && (
        <Section title={t('bad.title')} text={t('bad.text')}>
          <Refused id={of.id} />
        </Section>
      )}
    </Stack>
  );
}

function State({ of }: { of: CandidateImport }) {
  const t = useTexts('imports');
  const { state, lines, done, removed, kept, taken, linked } = of;
  const brought = taken + linked;
  if (state === 'working' || state === 'undoing') {
    const [at, total] = state === 'working' ? [done, lines] : [removed + kept, brought];
    return (
      <div role="status">
        <Text mb={8}>{t(`progress.${state}`, { done: number(at), lines: number(total) })}</Text>
        <Progress value={total === 0 ? 100 : (at / total) * 100} aria-label={t(`state.${state}`)} />
      </div>
    );
  }
  return <Text role="status">{state === 'done' ? t('progress.done', { count: brought }) : t('progress.undone', { count: removed })}</Text>;
}

function Brought({ of: { archive } }: { of: CandidateImport }) {
  const t = useTexts('imports');
  if (!archive || archive.given + archive.left === 0) return null;
  const said = [
    archive.given > 0 && t('archive.given', { count: archive.given }),
    archive.left > 0 && t('archive.left', { count: archive.left }),
  ];
  return <Text>{said.filter(Boolean).join(' ')}</Text>;
}

function Undo({ of: { id, state, kind } }: { of: CandidateImport }) {
  const t = useTexts('imports');
  const [asking, setAsking] = useState(false);
  const undo = useAct(imports.undo, { onDone: () => setAsking(false) });
  if (state !== 'working' && state !== 'done') return null;
  return (
    <Group>
      {state === 'done' && kind === 'jobs' && (
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/job-management" search={{ state: 'draft' }} />}>
          {t('jobs.toDrafts')}
        </Button>
      )}
      {state === 'done' && kind === 'people' && (
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/candidate-management" search={{ view: 'people' }} />}>
          {t('toPeople')}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('undo.action')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('undo.title')}
        confirm={t('undo.confirm')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id })}
        onClose={() => setAsking(false)}
      >
        {t(kind === 'jobs' ? 'jobs.undoText' : 'undo.text')}
      </ConfirmDialog>
    </Group>
  );
}

function Notice({ of: { id, notice } }: { of: CandidateImport }) {
  const t = useTexts('imports');
  const { waiting, told, sending, until } = notice;
  const tell = useAct(imports.tell);
  return (
    <Section title={t('notice.title')} text={t('notice.text')}>
      <Stack>
        {told > 0 && <Text>{t('notice.told', { count: told })}</Text>}
        {waiting > 0 && (
          <>
            <Text>{t('notice.waiting', { count: waiting })}</Text>
            {sending ? (
              <Alert color="info" role="status">
                {t('notice.sending')}
              </Alert>
            ) : (
              <>
                {until && <Alert color="yellow">{t('notice.until', { day: longDate(until) })}</Alert>}
                <Group>
                  <Button loading={tell.isPending} onClick={() => tell.mutate({ id })}>
                    {t('notice.action')}
                  </Button>
                </Group>
              </>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}

function Refused({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const found = useAsk(imports.refused, { id, page, count: perPage }, { keepPrevious: true });
  return (
    <QueryBoundary of={found}>
      {({ items, total }) => (
        <Stack>
          <BadLines lines={items} />
          <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Kept({ id }: { id: string }) {
  const t = useTexts('imports');
  const [page, setPage] = useState(1);
  const found = useAsk(imports.kept, { id, page, count: perPage }, { keepPrevious: true });
  return (
    <Section title={t('kept.title')} text={t('kept.text')}>
      <QueryBoundary of={found}>
        {({ items, total }) => (
          <Stack>
            <Rows
              label={t('kept.title')}
              rows={items.map(({ line, name, why, applicationId }) => ({
                id: String(line),
                title: name,
                detail: `${t('bad.line', { line: number(line) })} · ${t(`kept.${why}`)}`,
                beside: applicationId && (
                  <Anchor renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: applicationId }} />}>
                    {t('open')}
                  </Anchor>
                ),
              }))}
            />
            <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}
