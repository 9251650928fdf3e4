import { Anchor, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText, IconPhoto } from '@tabler/icons-react';
import type { ProfileDocument } from '@vitrine/contract/candidates/shapes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytes } from '../../platform/bytes.ts';
import { DocumentView } from '../documents/DocumentView.tsx';
import classes from './ProfileView.module.css';

/** Documents as rows; PDF files and pictures open in the page, others are saved. */
export function Documents({ items }: { items: ProfileDocument[] }) {
  const [shown, setShown] = useState<ProfileDocument>();
  return (
    <Stack gap={8}>
      {items.map((one) =>
        one.preview === 'none' ? (
          <a key={one.id} className={classes.document} href={one.saveUrl}>
            <Row one={one} />
            <IconDownload size={18} stroke={1.5} aria-hidden="true" />
          </a>
        ) : (
          <button key={one.id} type="button" className={classes.document} onClick={() => setShown(one)}>
            <Row one={one} />
          </button>
        ),
      )}
      {shown && <DocumentDialog one={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}

function Row({ one }: { one: ProfileDocument }) {
  const { t } = useTranslation();
  const Icon = one.preview === 'picture' ? IconPhoto : IconFileText;
  return (
    <>
      <Icon size={22} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
      <span style={{ flex: 1, minWidth: 0 }}>
        <Text component="span" display="block" fw={700} style={{ overflowWrap: 'anywhere' }}>
          {one.name}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {t(`lists.documentKind.${one.kind}`)} · {bytes(one.bytes)}
        </Text>
      </span>
    </>
  );
}

/** One document, large. */
export function DocumentDialog({ one, onClose }: { one: ProfileDocument; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={one.name} size="xl" closeButtonProps={{ 'aria-label': t('close') }}>
      {one.preview !== 'none' && <DocumentView name={one.name} url={one.url} preview={one.preview} />}
      <Group gap={16} mt={12}>
        <Anchor href={one.url} target="_blank" rel="noreferrer">
          <Group gap={6}>
            <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
            {t('profile.openDocument')}
          </Group>
        </Anchor>
        <Anchor href={one.saveUrl}>
          <Group gap={6}>
            <IconDownload size={16} stroke={1.5} aria-hidden="true" />
            {t('profile.saveDocument')}
          </Group>
        </Anchor>
      </Group>
    </Modal>
  );
}
