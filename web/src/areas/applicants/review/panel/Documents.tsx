import { Anchor, Button, Group, Modal, Stack } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText, IconPhoto } from '@tabler/icons-react';
import type { ApplicationDocument } from '@vitrine/contract/applying/applying.ts';
import { useState } from 'react';
import { DocumentView } from '../../../../parts/documents/DocumentView.tsx';
import { bytes } from '../../../../platform/bytes.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from './Application.module.css';

const labelOf = (one: ApplicationDocument) => `${one.name} (${bytes(one.bytes)})`;

interface Props {
  documents: ApplicationDocument[];
  onOpen: () => void;
  inPlace?: boolean;
}

/** What came with an application: looked at over the page, or in its place; what no browser shows is saved. */
export function Documents({ documents, onOpen, inPlace = false }: Props) {
  const t = useTexts('applicants');
  // the links of later answers are fresh, the one that is shown stays as it is
  const [shown, setShown] = useState(inPlace ? documents.find((one) => one.preview !== 'none') : undefined);
  const preview = shown && <Preview one={shown} fresh={documents.find((one) => one.documentId === shown.documentId) ?? shown} />;
  return (
    <Stack gap={16}>
      <Group gap={8} role="group" aria-label={t('application.documents')}>
        {documents.map((one) => (
          <DocumentButton
            key={one.documentId}
            one={one}
            chosen={one.documentId === shown?.documentId}
            onShow={() => {
              onOpen();
              if (one.preview !== 'none') setShown(one);
            }}
          />
        ))}
      </Group>
      {inPlace && preview}
      {!inPlace && shown && (
        <Modal
          opened
          onClose={() => setShown(undefined)}
          size="xl"
          title={shown.name}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          {preview}
        </Modal>
      )}
    </Stack>
  );
}

function DocumentButton({ one, chosen, onShow }: { one: ApplicationDocument; chosen: boolean; onShow: () => void }) {
  const t = useTexts('applicants');
  const Icon = one.preview === 'picture' ? IconPhoto : IconFileText;
  const icon = <Icon size={18} stroke={1.5} aria-hidden="true" />;
  if (one.preview === 'none')
    return (
      <Button
        component="a"
        href={one.saveUrl}
        onClick={onShow}
        variant="default"
        leftSection={icon}
        rightSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        className={classes.tab ?? ''}
        aria-label={t('application.save', { name: labelOf(one) })}
      >
        {labelOf(one)}
      </Button>
    );
  return (
    <Button variant={chosen ? 'light' : 'default'} onClick={onShow} leftSection={icon} className={classes.tab ?? ''}>
      {labelOf(one)}
    </Button>
  );
}

function Preview({ one, fresh }: { one: ApplicationDocument; fresh: ApplicationDocument }) {
  const t = useTexts('applicants');
  return (
    <Stack gap={8}>
      {one.preview !== 'none' && <DocumentView name={one.name} url={one.url} preview={one.preview} />}
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
