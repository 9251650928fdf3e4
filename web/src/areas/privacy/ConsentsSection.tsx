import { Button, Text } from '@mantine/core';
import { type ConsentRow, privacy } from '@vitrine/contract/privacy/privacy.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Privacy.module.css';
import { useWords } from './words.ts';

/** Every consent with its wording and date, and the way to take it back. */
export function ConsentsSection() {
  const t = useTexts('privacy');
  const [asking, setAsking] = useState<ConsentRow | null>(null);
  const { purposeOf } = useWords();
  const act = useAct(privacy.withdraw, {
    onDone: () => {
      setAsking(null);
      notices.done(t('consents.withdrawn'));
    },
  });
  return (
    <Section title={t('consents.title')} text={t('consents.text')}>
      <QueryBoundary of={useAsk(privacy.own, {})}>
        {({ consents }) =>
          consents.length === 0 ? (
            <Text>{t('consents.none')}</Text>
          ) : (
            <ul className={classes.rows}>
              {consents.map((one) => (
                <li key={one.id} className={classes.row}>
                  <div style={{ minWidth: 0 }}>
                    <b>{purposeOf(one.purpose)}</b>
                    {one.companyName && <Text size="sm">{[one.title, one.companyName].filter(Boolean).join(' · ')}</Text>}
                    <Text size="sm" c="dimmed">
                      {t('consents.given', { date: longDate(one.givenAt), version: one.textVersion })}
                      {one.withdrawnAt && ` · ${t('consents.ended', { date: longDate(one.withdrawnAt) })}`}
                    </Text>
                  </div>
                  {one.withdrawable && (
                    <Button
                      variant="default"
                      size="compact-md"
                      aria-label={t('consents.withdrawThis', { what: [purposeOf(one.purpose), one.title].filter(Boolean).join(', ') })}
                      onClick={() => setAsking(one)}
                    >
                      {t('consents.withdraw')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <ConfirmDialog
        opened={asking !== null}
        title={t('consents.ask')}
        confirm={t('consents.withdraw')}
        cancel={t('consents.keep')}
        close={t('common:close')}
        danger
        busy={act.isPending}
        onConfirm={() => asking && act.mutate({ id: asking.id })}
        onClose={() => setAsking(null)}
      >
        {asking && t([`consents.follows.${asking.purpose}`, 'consents.follows.other'] as never, { company: asking.companyName ?? '' })}
      </ConfirmDialog>
    </Section>
  );
}
