import { Card } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { AuditLog } from './AuditSection.tsx';

/** For administrators: the activity log of all companies. */
export function AuditPage() {
  const t = useTexts('privacy');
  return (
    <Page title={t('audit.title')} lead={t('audit.everywhere')}>
      <Card>
        <AuditLog />
      </Card>
    </Page>
  );
}
