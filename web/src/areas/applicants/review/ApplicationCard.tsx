import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText, IconPhone, IconPhoto } from '@tabler/icons-react';
import type { ApplicationDocument } from '@vitrine/contract/applying/applying.ts';
import { useState } from 'react';
import { bytes } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Application.module.css';
import type { ReviewedApplicant } from './reviewed.ts';

/** What somebody sent with an application: a message, a number, documents; absent where there is nothing of it. */
export function ApplicationCard({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const { message, phone, documents } = applicant;
  // the links of later answers are fresh, the one that is shown stays as it is
  const [shown, setShown] = useState(documents.find((one) => one.preview !== 'none'));
  if (!message && !phone && documents.length === 0) return null;
  return (
    <Card component="section" aria-label={t('application.title')}>
      <Stack gap={16}>
        <Title order={2} size="h3">
          {t('application.title')}
        </Title>
        {message && <Text className={classes.message ?? ''}>{message}</Text>}
        {phone && (
          <Group gap={8}>
            <IconPhone size={18} stroke={1.5} aria-hidden="true" />
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('application.call', { phone })}>
              {phone}
            </Anchor>
          </Group>
        )}
        {documents.length > 0 && (
          <Group gap={8} role="group" aria-label={t('application.documents')}>
            {documents.map((one) => (
              <DocumentButton key={one.documentId} one={one} chosen={one.documentId === shown?.documentId} onShow={() => setShown(one)} />
            ))}
          </Group>
        )}
        {shown && <Preview one={shown} fresh={documents.find((one) => one.documentId === shown.documentId) ?? shown} />}
      </Stack>
    </Card>
  );
}

function DocumentButton({ one, chosen, onShow }: { one: ApplicationDocument; chosen: boolean; onShow: () => void }) {
  const t = useTexts('applicants');
  const Icon = one.preview === 'picture' ? IconPhoto : IconFileText;
  const label = `${one.name} (${bytes(one.bytes)})`;
  const icon = <Icon size={18} stroke={1.5} aria-hidden="true" />;
  if (one.preview === 'none')
    return (
      <Button
        component="a"
        href={one.saveUrl}
        variant="default"
        leftSection={icon}
        rightSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        className={classes.tab ?? ''}
        aria-label={t('application.save', { name: label })}
      >
        {label}
      </Button>
    );
  return (
    <Button variant={chosen ? 'light' : 'default'} aria-pressed={chosen} onClick={onShow} leftSection={icon} className={classes.tab ?? ''}>
      {label}
    </Button>
  );
}

function Preview({ one, fresh }: { one: ApplicationDocument; fresh: ApplicationDocument }) {
  const t = useTexts('applicants');
  return (
    <Stack gap={8}>
      {one.preview === 'pdf' ? (
        <iframe className={classes.frame} src={`${one.url}#view=FitH&navpanes=0`} title={one.name} />
      ) : (
        <img className={classes.picture} src={one.url} alt={one.name} />
      )}
      <Group gap={16}>
        <Anchor href={fresh.url} target="_blank" rel="noreferrer">
          <Group gap={6}>
            <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
            {t('application.open')}
          </Group>
        </Anchor>
        <Anchor href={fresh.saveUrl}>
          <Group gap={6}>
            <IconDownload size={16} stroke={1.5} aria-hidden="true" />
            {t('review.download')}
          </Group>
        </Anchor>
      </Group>
    </Stack>
  );
}
