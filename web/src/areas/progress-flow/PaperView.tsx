import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ShownPaper } from '@vitrine/contract/progress-flow/papers.ts';
import { PdfView } from '../../parts/documents/PdfView.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './ProgressFlow.module.css';

/** A file as our own page draws it: no program of the browser or of the file's own has a part in it. */
export function PaperView({ paper }: { paper: ShownPaper }) {
  const t = useTexts('progress-flow');
  const { name, url, saveUrl, preview, words } = paper;
  return (
    <Stack gap={12}>
      {preview === 'pdf' && <PdfView url={url} name={name} />}
      {preview === 'picture' && <img className={classes.page} src={url} alt={name} />}
      {preview === 'words' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={classes.words} aria-label={name} tabIndex={0}>
          {words.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a file never change their places
            <p key={at}>{one}</p>
          ))}
        </section>
      )}
      {preview === 'words' && (
        <Text size="sm" c="dimmed">
          {t('view.words')}
        </Text>
      )}
      {preview === 'none' && <Text>{t('view.none')}</Text>}
      <Anchor href={saveUrl}>
        <Group gap={6} component="span">
          <IconDownload size={16} stroke={1.5} aria-hidden="true" />
          {t('view.save', { name })}
        </Group>
      </Anchor>
    </Stack>
  );
}
