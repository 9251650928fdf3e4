import { Button, Card, Group, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { people } from '@vitrine/contract/admin/people.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { AuditLog } from './AuditSection.tsx';

const route = getRouteApi('/admin-panel/activity');

/** For administrators: the activity log of all companies, or what one account did. */
export function AuditPage() {
  const t = useTexts('privacy');
  const { person } = route.useSearch();
  return (
    <Page title={t('audit.title')} lead={t('audit.everywhere')}>
      {person && <OnlyBy id={person} />}
      <Card>
        <AuditLog key={person} by={person} />
      </Card>
    </Page>
  );
}

/** Says of whom alone the log tells, with the way back to everybody. */
function OnlyBy({ id }: { id: string }) {
  const t = useTexts('privacy');
  const { data } = useAsk(people.person, { accountId: id });
  const name = data && (`${data.firstName} ${data.lastName}`.trim() || data.email);
  return (
    <Group gap={12}>
      <Text fw={700} role="status">
        {t('audit.only', { name: name ?? '…' })}
      </Text>
      <Button variant="default" size="compact-md" renderRoot={(props) => <Link {...props} to="/admin-panel/activity" search={{}} />}>
        {t('audit.everybody')}
      </Button>
    </Group>
  );
}
