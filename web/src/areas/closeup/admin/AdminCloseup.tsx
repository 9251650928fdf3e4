import { Alert, Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupMonths, type OwnCloseup, stylesPage } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { useState } from 'react';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk, useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Editor } from '../editor/Editor.tsx';
import { hours } from '../hours.ts';

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
        <Text>
          {givenUntil === null ? t('admin.notGiven') : t(lasts ? 'standing.until' : 'standing.ended', { day: longDate(givenUntil) })}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            t(`admin.enroll.${closeup.enrollType}`),
            t(closeup.released ? 'admin.released' : 'admin.unreleased'),
            ...(watched ? [t('standing.figures', { count: watched.views, hours: hours(watched.hours) })] : []),
          ].join(' · ')}
        </Text>
      </div>
      {closeup.removeAt && <Removing candidateId={closeup.candidate_id} removeAt={closeup.removeAt} />}
      <Give candidateId={closeup.candidate_id} lasts={lasts} />
      <Acts closeup={closeup} />
      <Group>
        <Button variant="default" aria-expanded={edits} onClick={() => setEdits((now) => !now)}>
          {t(edits ? 'admin.close' : 'admin.edit')}
        </Button>
      </Group>
      {edits && <Editor key={closeup.id} closeup={closeup} candidateId={closeup.candidate_id} onAnew={onAnew} />}
    </Stack>
  );
}

/** It was deleted: when it goes, and the way back. */
function Removing({ candidateId, removeAt }: { candidateId: string; removeAt: string }) {
  const t = useTexts('closeup');
  const keep = useAct(closeupAdministering.keep, { onDone: () => notices.done(t('admin.kept')) });
  return (
    <Alert color="red" role="note">
      <Stack gap={12} align="flex-start">
        <Text>{t('admin.removing', { at: `${longDate(removeAt)} ${time(removeAt)}` })}</Text>
        <Button loading={keep.isPending} onClick={() => keep.mutate({ candidate_id: candidateId })}>
          {t('admin.keep')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Months that are given, or all of them taken back. */
function Give({ candidateId, lasts }: { candidateId: string; lasts: boolean }) {
  const t = useTexts('closeup');
  const [months, setMonths] = useState<number | string>(closeupMonths);
  const [asked, setAsked] = useState(false);
  const give = useAct(closeupAdministering.update, {
    onDone: (_, { months }) => {
      setAsked(false);
      notices.done(t(months ? 'admin.given' : 'admin.takenBack'));
    },
  });
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
      {lasts && (
        <Button variant="subtle" onClick={() => setAsked(true)}>
          {t('admin.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        danger
        busy={give.isPending}
        title={t('admin.takeBackTitle')}
        confirm={t('admin.takeBack')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => give.mutate({ candidate_id: candidateId, months: 0 })}
      >
        {t('admin.takeBackText')}
      </ConfirmDialog>
    </Group>
  );
}

/** Empties a page, or deletes the whole. */
function Acts({ closeup }: { closeup: OwnCloseup }) {
  const t = useTexts('closeup');
  const [page, setPage] = useState<string | null>(null);
  const [asked, setAsked] = useState<'page' | 'all'>();
  const candidate_id = closeup.candidate_id;
  const done = (text: string) => () => {
    setAsked(undefined);
    setPage(null);
    notices.done(text);
  };
  const empty = useActByPassword(closeupAdministering.deletePages, { onDone: done(t('admin.emptied')) });
  const remove = useActByPassword(closeupAdministering.remove, { onDone: done(t('admin.removed')) });
  const confirm = () => (asked === 'all' ? remove.mutate({ candidate_id }) : empty.mutate({ candidate_id, pages: [Number(page)] }));
  return (
    <Group gap={8} align="flex-end">
      <Select
        label={t('admin.page')}
        w={240}
        data={closeup.order.filter((one) => one !== stylesPage).map((one) => ({ value: String(one), label: t(`kinds.${one as 1}`) }))}
        value={page}
        onChange={setPage}
      />
      <Button variant="default" disabled={!page} onClick={() => setAsked('page')}>
        {t('admin.empty')}
      </Button>
      {!closeup.removeAt && (
        <Button variant="subtle" onClick={() => setAsked('all')}>
          {t('standing.remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        danger
        busy={empty.isPending || remove.isPending}
        title={t(asked === 'page' ? 'admin.emptyTitle' : 'admin.removeTitle')}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
      >
        {t(asked === 'page' ? 'admin.emptyText' : 'admin.removeText')}
      </ConfirmDialog>
      {empty.dialog}
      {remove.dialog}
    </Group>
  );
}
