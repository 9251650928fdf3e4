import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { type MailState, mailStates } from '@vitrine/contract/admin/states.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { InstallationNotes } from './InstallationNotes.tsx';
import { Listed, perPage } from './list/Listed.tsx';
import { MailDialog } from './MailDialog.tsx';
import { Search } from './Search.tsx';
import { State } from './State.tsx';

const route = getRouteApi('/admin-panel/outbox');
const colors = { waiting: 'info', sent: 'confirm', failed: 'red', kept: 'gray' } as const;

/** The mails of this installation; without a mail server they stay here to be read. */
export function OutboxPage() {
  const t = useTexts('admin');
  const { page = 1, to = '', state, mail } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(outbox.list, { page, count: perPage, ...(to ? { to } : {}), ...(state ? { state } : {}) }, { keepPrevious: true });
  const narrow = (next: object) => navigate({ search: (now) => ({ ...now, ...next, page: undefined }), replace: true });
  return (
    <Page title={t('outbox.title')} lead={t('outbox.lead')}>
      <InstallationNotes />
      <Search
        label={t('outbox.search')}
        search={to}
        onSearch={(words) => narrow({ to: words || undefined })}
        choices={[
          {
            label: t('outbox.state'),
            value: state ?? '',
            data: [
              { value: '', label: t('outbox.anyState') },
              ...mailStates.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
            ],
            onChange: (value) => narrow({ state: (value || undefined) as MailState | undefined }),
          },
        ]}
      />
      <Listed
        label={t('outbox.title')}
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        found={(total, isEstimate) => (isEstimate ? t('outbox.about', { number: number(total) }) : t('outbox.found', { count: total }))}
        empty={
          to || state ? (
            <EmptyState
              drawing="lost"
              title={t('outbox.notFound')}
              text={t('outbox.notFoundText')}
              action={<Button onClick={() => navigate({ search: {} })}>{t('users.all')}</Button>}
            />
          ) : (
            <EmptyState drawing="letters" title={t('outbox.empty')} text={t('outbox.emptyText')} />
          )
        }
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
