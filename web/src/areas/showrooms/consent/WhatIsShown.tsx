import { List, Text } from '@mantine/core';
import type { Sharing } from '@vitrine/contract/sharing/consents.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** To whom somebody is to be shown, until when, and what of them. */
export function WhatIsShown({ of }: { of: Sharing }) {
  const t = useTexts('showrooms');
  const { viewer, title, answers, documents, contact, expiresAt } = of;
  return (
    <div>
      <Text>{t(viewer ? 'consent.toViewer' : 'consent.toAnyone', { viewer, day: longDate(expiresAt) })}</Text>
      {title && <Text c="dimmed">{t('consent.job', { title })}</Text>}
      <Text fw={700} mt={12}>
        {t('consent.what')}
      </Text>
      <List>
        <List.Item>{t('consent.profile')}</List.Item>
        {answers.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read the same
          <List.Item key={place}>{t('consent.answer', { question })}</List.Item>
        ))}
        {documents.map((name) => (
          <List.Item key={name}>{t('consent.document', { name })}</List.Item>
        ))}
        {contact && <List.Item>{t('consent.contact')}</List.Item>}
      </List>
    </div>
  );
}
