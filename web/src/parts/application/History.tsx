import { Text, Timeline } from '@mantine/core';
import type { Application } from '@vitrine/contract/applying/applying.ts';
import { useTranslation } from 'react-i18next';
import { date, relative } from '../../platform/format.ts';

/** What happened with an application, oldest first. */
export function History({ history }: Pick<Application, 'history'>) {
  const { t } = useTranslation();
  return (
    <Timeline bulletSize={12} lineWidth={2} active={history.length} aria-label={t('application.history.label')}>
      {history.map(({ what, status, at }) => (
        <Timeline.Item
          key={`${what} ${at}`}
          title={what === 'status' ? t(`application.status.${status ?? 'New'}`) : t(`application.history.${what}`)}
        >
          <Text size="sm" c="dimmed">
            {date(at)} · {relative(at)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
