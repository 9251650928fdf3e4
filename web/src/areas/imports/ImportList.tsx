import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { ImportKind } from '@vitrine/contract/imports/fields.ts';
import { type ImportSummary, imports, maxImportBytes } from '@vitrine/contract/imports/imports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { UploadProgress } from '../../parts/UploadProgress.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { date } from '../../platform/format.ts';
import { language } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { KindChoice } from './KindChoice.tsx';

/** What was imported so far, and the way to one more. */
export function ImportList({ kind }: { kind: ImportKind }) {
  const t = useTexts('imports');
  const navigate = useNavigate();
  const choice = (
    <KindChoice
      kind={kind}
      onChange={(next) =>
        void navigate({ to: '/candidate-management/import', search: next === 'jobs' ? { kind: next } : {}, replace: true })
      }
    />
  );
  const found = useAsk(imports.list, {});
  return (
    <QueryBoundary of={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Stack gap={24}>
            {choice}
            <EmptyState
              drawing={kind === 'jobs' ? 'list' : 'people'}
              title={t('none')}
              text={t(kind === 'jobs' ? 'jobs.noneText' : 'noneText')}
              action={<ChooseTable kind={kind} first />}
            />
          </Stack>
        ) : (
          <Stack gap={24}>
            {choice}
            <ChooseTable kind={kind} />
            <Rows
              label={t('list')}
              rows={items.map((one) => ({ id: one.id, title: one.fileName, detail: '', beside: <Beside of={one} /> }))}
            />
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function Beside({ of }: { of: ImportSummary }) {
  const t = useTexts('imports');
  return (
    <Group gap={12}>
      <Text size="sm" c="dimmed">
        {[t(`kind.${of.kind}Short`), t(`state.${of.state}`), date(of.createdAt), of.madeBy].filter(Boolean).join(' · ')}
      </Text>
      <Button
        size="xs"
        variant="default"
        aria-label={t('openNamed', { file: of.fileName })}
        renderRoot={(props) => <Link {...props} to="/candidate-management/import" search={{ id: of.id }} />}
      >
        {of.state === 'mapping' ? t('goOn') : t('open')}
      </Button>
    </Group>
  );
}

const tables = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
const accepted = { people: tables, jobs: `${tables},.json,.jsonld,application/json,application/ld+json` };

/** The line that a refused table is wrong in, where the server knows it. */
const lineOf = (error: Error | null) =>
  error instanceof CallFailed ? /^line (\d+)/.exec(error.problem.errors?.[0]?.message ?? '')?.[1] : undefined;

/** `first`: where nothing was imported yet it stands in the middle. */
function ChooseTable({ kind, first = false }: { kind: ImportKind; first?: boolean }) {
  const t = useTexts('imports');
  const navigate = useNavigate();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useUpload(imports.upload, {
    handles: ['table-unreadable', 'wrong-file-type'],
    onDone: ({ id }) => void navigate({ to: '/candidate-management/import', search: { id } }),
  });
  const choose = (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > maxImportBytes);
    if (file.size <= maxImportBytes) upload.start({ kind, fileName: file.name.slice(0, 200), language: language() as Language, file });
  };
  const line = lineOf(upload.error);
  const refused =
    upload.error instanceof CallFailed
      ? line
        ? t('unreadableAt', { line })
        : t(kind === 'jobs' ? 'jobs.unreadable' : 'unreadable')
      : undefined;
  return (
    <Stack gap={8} align={first ? 'center' : 'stretch'}>
      <Group>
        <FileButton accept={accepted[kind]} onChange={choose} disabled={upload.busy}>
          {(button) => (
            <Button {...button} leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />} loading={upload.busy}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      <UploadProgress upload={upload} label={t('choose')} problem={tooLarge ? refusalText('too-large') : refused} />
      <Text size="sm" c="dimmed">
        {t(kind === 'jobs' ? 'jobs.formats' : 'formats')}
      </Text>
    </Stack>
  );
}
