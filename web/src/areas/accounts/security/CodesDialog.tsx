import { Box, Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../parts/copying/CopyButton.tsx';
import { saveAs } from '../../../platform/save-as.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Recovery codes, which are shown this once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('accounts');
  const file = `${t('codes.file')}\n\n${codes.join('\n')}\n`;
  return (
    // a slip beside the dialog would lose them
    <Modal opened onClose={onClose} closeOnClickOutside={false} closeOnEscape={false} withCloseButton={false} title={t('codes.title')}>
      <Stack>
        <Text>{t('codes.text')}</Text>
        <Box
          component="ul"
          m={0}
          p={0}
          style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', listStyle: 'none' }}
        >
          {codes.map((one) => (
            <li key={one}>
              <Code fz="md">{one}</Code>
            </li>
          ))}
        </Box>
        <Group gap={8}>
          <Button variant="default" onClick={() => saveAs('vitrine-recovery-codes.txt', file, 'text/plain;charset=utf-8')}>
            {t('codes.download')}
          </Button>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'codes.copied' : 'codes.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('codes.kept')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
