import { Box, Button, FileButton, Text } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useTexts } from '../../../platform/use-texts.ts';
import { useDrop } from '../../../ui/files/use-drop.ts';
import classes from './Cv.module.css';

const accepted = '.pdf,.docx,.odt,.txt,.xml,.json,.zip';

/** Where a CV is dropped or chosen. */
export function CvDrop({ busy, onFile }: { busy: boolean; onFile: (file: File | null | undefined) => void }) {
  const t = useTexts('candidates');
  const { handlers } = useDrop(([file]) => {
    if (!busy) onFile(file);
  });
  return (
    <Box className={classes.drop ?? ''} {...handlers}>
      <FileButton accept={accepted} onChange={onFile} disabled={busy}>
        {(button) => (
          <Button {...button} loading={busy} leftSection={<IconFileCv size={18} stroke={1.5} aria-hidden="true" />}>
            {t('cv.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('cv.kinds')}
      </Text>
    </Box>
  );
}
