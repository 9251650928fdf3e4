import { Badge, Card, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { InstallationNotes } from './InstallationNotes.tsx';
import { MailDialog } from './MailDialog.tsx';

const route = getRouteApi('/admin-panel/outbox');
const pageSize = 20;
const colors = { waiting: 'info', sent: 'confirm', failed: 'red', kept: 'gray' } as const;

/** The mails of this installation; without a mail server they stay here to be read. */
export function OutboxPage() {
  const t = useTexts('admin');
  const { page = 1, to, mail } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(outbox.list, { page, count: pageSize, ...(to ? { to } : {}) }, { keepPrevious: true });
  const search = useDebouncedCallback((value: string) => navigate({ search: value ? { to: value } : {}, replace: true }), 300);
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
      <QueryBoundary of={list}>
        {({ items, total }) => (
          <Stack gap={16}>
            {items.length === 0 && <EmptyState drawing="letters" title={t('outbox.empty')} text={t('outbox.emptyText')} />}
            {items.length > 0 && (
              <Card padding={0} component="ul" style={{ listStyle: 'none', margin: 0 }}>
                {items.map((one) => (
                  <li key={one.id} style={{ borderBottom: '1px solid var(--v-line)' }}>
                    <Mail mail={one} onOpen={() => navigate({ search: (now) => ({ ...now, mail: one.id }) })} />
                  </li>
                ))}
              </Card>
            )}
            <ListPages
              page={page}
              total={total}
              perPage={pageSize}
              onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
            />
          </Stack>
        )}
      </QueryBoundary>
      {mail && <MailDialog id={mail} onClose={() => navigate({ search: (now) => ({ ...now, mail: undefined }) })} />}
    </Page>
  );
}

function Mail({ mail, onOpen }: { mail: Reply<typeof outbox.list>['items'][number]; onOpen: () => void }) {
  const t = useTexts('admin');
  return (
    <UnstyledButton onClick={onOpen} w="100%" px={16} py={12}>
      <Group justify="space-between" gap={12}>
        <div style={{ minWidth: 0, flex: '1 1 240px' }}>
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            {mail.subject}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {mail.to}
          </Text>
        </div>
        <Group gap={12}>
          <Badge
            variant="light"
            color={colors[mail.state]}
            autoContrast
            styles={{ label: { color: 'var(--mantine-color-text)', textTransform: 'none' } }}
          >
            {t(`outbox.states.${mail.state}`)}
          </Badge>
          <Text size="sm" c="dimmed">
            {date(mail.createdAt)} {time(mail.createdAt)}
          </Text>
        </Group>
      </Group>
    </UnstyledButton>
  );
}
