import { ActionIcon, Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCamera, IconCrop, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import classes from '../ProgressFlow.module.css';
import { CornerStage } from './CornerStage.tsx';
import { pdfOf } from './pdf.ts';
import { useScan } from './use-scan.ts';

interface Props {
  /** Of the document: the PDF is called so. */
  title: string;
  busy: boolean;
  onMade: (file: File) => void;
  onClose: () => void;
}

/** Makes one PDF of several photographs: the sheet on each is found, straightened and evenly lit; the corners can be set by hand. */
export function ScanDialog({ title, busy, onMade, onClose }: Props) {
  const t = useTexts('progress-flow');
  const phone = usePhone();
  const scan = useScan();
  const [edited, edit] = useState<string>();
  const { pages, working, unreadable } = scan;
  const current = pages.find(({ photograph }) => photograph.id === edited);
  const make = () => {
    const pdf = pdfOf(
      pages.map(({ page }) => page),
      title,
    );
    onMade(new File([pdf], `${title.replaceAll(/[/\\:*?"<>|]/g, ' ')}.pdf`, { type: 'application/pdf' }));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={phone}
      title={t('scan.title', { title })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {current ? (
        <Stack gap={16}>
          <Text>{t('scan.cornersText')}</Text>
          <CornerStage
            url={current.photograph.url}
            corners={current.photograph.corners}
            onChange={(corners) => scan.move(current.photograph.id, corners)}
          />
          <Button
            loading={working}
            onClick={() => {
              scan.straighten(current.photograph.id);
              edit(undefined);
            }}
          >
            {t('scan.cornersDone')}
          </Button>
        </Stack>
      ) : (
        <Stack gap={16}>
          <Text>{t('scan.text')}</Text>
          <Photographs scan={scan} onEdit={edit} />
          {unreadable && (
            <Alert color="info" role="alert">
              {t('scan.unreadable')}
            </Alert>
          )}
          <FileButton accept="image/*" multiple onChange={(files) => scan.add(files)}>
            {(button) => (
              <Button
                {...button}
                variant={pages.length === 0 ? 'filled' : 'default'}
                loading={working}
                leftSection={<IconCamera size={18} stroke={1.5} aria-hidden="true" />}
              >
                {t(pages.length === 0 ? 'scan.first' : 'scan.another')}
              </Button>
            )}
          </FileButton>
          <Text aria-live="polite" size="sm" c="dimmed">
            {working ? t('scan.working') : t('scan.pages', { count: pages.length })}
          </Text>
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button disabled={pages.length === 0 || working} loading={busy} onClick={make}>
              {t('scan.make')}
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </Modal>
  );
}

function Photographs({ scan: { pages, remove, place }, onEdit }: { scan: ReturnType<typeof useScan>; onEdit: (id: string) => void }) {
  const t = useTexts('progress-flow');
  const icon = { variant: 'subtle', color: 'gray', size: 40 } as const;
  return (
    <Stack component="ol" gap={12} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('scan.list')}>
      {pages.map(({ photograph, url }, at) => {
        const number = at + 1;
        return (
          <Group key={photograph.id} component="li" gap={12} wrap="nowrap" align="center">
            <img className={classes.thumb} src={url} alt={t('scan.page', { number })} />
            <Stack gap={4} flex={1} miw={0} align="flex-start">
              <Text size="sm">{t(photograph.found ? 'scan.found' : 'scan.notFound')}</Text>
              <Button
                variant="default"
                leftSection={<IconCrop size={16} stroke={1.5} aria-hidden="true" />}
                aria-label={t('scan.cornersOf', { number })}
                onClick={() => onEdit(photograph.id)}
              >
                {t('scan.corners')}
              </Button>
              <Group gap={0} wrap="nowrap">
                <ActionIcon {...icon} disabled={at === 0} aria-label={t('scan.up', { number })} onClick={() => place(at, at - 1)}>
                  <IconArrowUp size={18} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  {...icon}
                  disabled={number === pages.length}
                  aria-label={t('scan.down', { number })}
                  onClick={() => place(at, at + 1)}
                >
                  <IconArrowDown size={18} stroke={1.5} />
                </ActionIcon>
                <ActionIcon {...icon} aria-label={t('scan.remove', { number })} onClick={() => remove(photograph.id)}>
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Group>
            </Stack>
          </Group>
        );
      })}
    </Stack>
  );
}
