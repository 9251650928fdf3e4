import { Button, Group, Image, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { CopyButton } from '../../parts/copying/CopyButton.tsx';
import { useQrCode } from '../../parts/use-qr-code.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The link under which everybody finds the interview of a job code. */
const linkTo = (id: string) => `${window.location.origin}/video-interview/${id}`;

/** A link and a QR code for everybody, without a person in it. */
export function ShareDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useTexts('job-codes');
  const link = linkTo(id);
  const image = useQrCode(link);
  return (
    <Modal opened onClose={onClose} title={t('share.title', { title })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <Text>{t('share.text')}</Text>
        <Group gap={8} align="flex-end" wrap="nowrap">
          <TextInput label={t('share.link')} value={link} readOnly style={{ flex: 1 }} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
              >
                {t(copied ? 'share.copied' : 'share.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        {image && (
          <Stack gap={8} align="center">
            <Image src={image} alt={t('share.qr')} w={220} h={220} radius="md" />
            <Button
              component="a"
              href={image}
              download={`${id}.png`}
              variant="subtle"
              leftSection={<IconDownload size={18} stroke={1.5} />}
            >
              {t('share.download')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
