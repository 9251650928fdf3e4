import { Button, Text } from '@mantine/core';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './Privacy.module.css';

/** Until when which company keeps what; where the law allows longer, only if the person agrees. */
export function KeptSection() {
  const t = useTexts('privacy');
  const longer = useAct(retention.keepLonger, {
    onDone: () => notices.done(t('kept.agreed')),
  });
  return (
    <Section title={t('kept.title')} text={t('kept.text')}>
      <QueryBoundary of={useAsk(retention.kept, {})}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{t('kept.none')}</Text>
          ) : (
            <ul className={classes.rows}>
              {items.map((one) => (
                <li key={one.applicationId} className={classes.row}>
                  <div style={{ minWidth: 0, flex: '1 1 240px' }}>
                    <b>{one.companyName}</b> · {one.title}
                    <Text size="sm" c="dimmed">
                      {one.held
                        ? t('kept.held')
                        : [
                            ...(one.recordingsUntil ? [t('kept.recordings', { date: longDate(one.recordingsUntil) })] : []),
                            t('kept.files', { date: longDate(one.filesUntil) }),
                          ].join(' · ')}
                    </Text>
                  </div>
                  {one.longer && !one.longer.agreed && !one.held && (
                    <Button
                      variant="default"
                      size="compact-md"
                      loading={longer.isPending && longer.variables?.applicationId === one.applicationId}
                      onClick={() => longer.mutate({ applicationId: one.applicationId })}
                    >
                      {t('kept.longer', { date: longDate(one.longer.until) })}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
