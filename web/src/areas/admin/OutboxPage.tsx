import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { useDebouncedSearch } from '../../platform/use-debounced-search.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { InstallationNotes } from './InstallationNotes.tsx';
import { Listed, perPage } from './Listed.tsx';
import { MailDialog } from './MailDialog.tsx';
import { State } from './State.tsx';

const route = getRouteApi('/admin-panel/outbox');
const colors = { waiting: 'info', sent: 'confirm', failed: 'red', kept: 'gray' } as const;

/** The mails of this installation; without a mail server they stay here to be read. */
export function OutboxPage() {
  const t = useTexts('admin');
  const { page = 1, to, mail } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(outbox.list, { page, count: perPage, ...(to ? { to } : {}) }, { keepPrevious: true });
  const search = useDebouncedSearch((value: string) =>
    navigate({ search: (now) => ({ ...now, to: value || undefined, page: undefined }), replace: true }),
  );
  return (
    <Page title={t('outbox.title')} lead={t('outbox.lead')}>
      <InstallationNotes />
      <TextInput
        maw={420}
        type="search"
        label={t('outbox.search')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        defaultValue={to}
        onChange={(event) => search(event.currentTarget.value.trim())}
      />
      <Listed
        label={t('outbox.title')}
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        empty={<EmptyState drawing="letters" title={t('outbox.empty')} text={t('outbox.emptyText')} />}
        line={(one) => ({
          title: one.subject,
          detail: one.to,
          state: <State color={colors[one.state]} word={t(`outbox.states.${one.state}`)} />,
          at: one.createdAt,
        })}
        keyOf={({ id }) => id}
        columns={[
          t('outbox.subject'),
          { head: t('outbox.recipient'), of: (one) => one.to },
          {
            head: t('outbox.state'),
            kind: 'short',
            of: (one) => <State color={colors[one.state]} word={t(`outbox.states.${one.state}`)} plain={one.state === 'sent'} />,
          },
          { head: t('outbox.at'), kind: 'short', of: (one) => `${date(one.createdAt)} ${time(one.createdAt)}` },
        ]}
        onOpen={({ id }) => navigate({ search: (now) => ({ ...now, mail: id }) })}
      />
      {mail && <MailDialog id={mail} onClose={() => navigate({ search: (now) => ({ ...now, mail: undefined }) })} />}
    </Page>
  );
}
