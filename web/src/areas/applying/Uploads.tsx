import { ActionIcon, Alert, Box, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconFileText, IconPhoto, IconUpload, IconX } from '@tabler/icons-react';
import { maxDocuments } from '@vitrine/contract/applying/applying.ts';
import { bytes } from '../../platform/bytes.ts';
import { refusalText } from '../../platform/calls/problems.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { useDrop } from '../../ui/files/use-drop.ts';
import classes from './Apply.module.css';
import type { Chosen, Documents } from './use-documents.ts';

const accepted = 'application/pdf,image/*,.docx,.xlsx,.pptx,.odt';

/** Files from the device: each goes up at once. */
export function Uploads({ documents }: { documents: Documents }) {
  const t = useTexts('applying');
  const { items, add, remove, full } = documents;
  const { handlers } = useDrop(add);
  return (
    <Stack gap={8}>
      {items.length > 0 && (
        <Stack component="ul" gap={8} className={classes.list ?? ''} aria-label={t('documents.list')}>
          {items.map((one) => (
            <Row key={one.key} one={one} onRemove={() => remove(one)} />
          ))}
        </Stack>
      )}
      <Box className={classes.drop} {...handlers}>
        <FileButton multiple accept={accepted} onChange={add}>
          {(props) => (
            <Button {...props} variant="default" disabled={full} leftSection={<IconUpload size={18} stroke={1.5} />}>
              {t('documents.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" visibleFrom="xs">
          {t('documents.drop')}
        </Text>
      </Box>
      <Text size="sm" c="dimmed">
        {t('documents.text', { count: maxDocuments })}
      </Text>
    </Stack>
  );
}

function Row({ one, onRemove }: { one: Chosen; onRemove: () => void }) {
  const t = useTexts('applying');
  const Icon = one.document?.preview === 'picture' ? IconPhoto : IconFileText;
  return (
    <li className={classes.row}>
      <Group gap={12} wrap="nowrap">
        <Icon size={22} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
        <Box flex={1} miw={0}>
          <Text style={{ overflowWrap: 'anywhere' }}>{one.name}</Text>
          <Text size="sm" c="dimmed">
            {one.percent === null ? bytes(one.bytes) : t('documents.percent', { percent: one.percent })}
          </Text>
          {one.percent !== null && <Progress value={one.percent} size="sm" mt={4} aria-label={one.name} />}
        </Box>
        <ActionIcon variant="subtle" size={44} aria-label={t('documents.remove', { name: one.name })} onClick={onRemove}>
          <IconX size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
      {one.problem && (
        <Alert role="alert" color="red" variant="light" p={8} mt={8}>
          {refusalText(one.problem)}
        </Alert>
      )}
    </li>
  );
}
