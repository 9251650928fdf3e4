import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type CaptionProblem, isCaptionFile, readCaptionFile, wordsOfCues } from '@vitrine/contract/captions/parsing.ts';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  /** How long the film is, in seconds; 0 where that is not known. */
  length: () => number;
  onRead: (words: SpokenWord[], file: string) => void;
}

const mostShown = 8;
const largest = 500_000;

/** Takes captions from a file, WebVTT or SubRip; what is wrong with one is said line by line, and nothing of it is taken. */
export function CaptionFile({ length, onRead }: Props) {
  const t = useTexts('transcripts');
  const [wrong, setWrong] = useState<CaptionProblem[] | 'none' | 'large'>();
  async function choose(file: File | null) {
    if (!file) return;
    if (file.size > largest) return setWrong('large');
    const text = (await file.text()).replace(/^\uFEFF/, '');
    const { cues, problems } = readCaptionFile(text, length() || undefined);
    if (problems.length > 0 && isCaptionFile(text)) return setWrong(problems);
    if (cues.length === 0) return setWrong('none');
    setWrong(undefined);
    onRead(wordsOfCues(cues), text);
  }
  return (
    <Stack gap={8} align="flex-start">
      <FileButton accept=".vtt,.srt,text/vtt" onChange={(file) => void choose(file)}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<IconFileUpload size={18} stroke={1.5} aria-hidden="true" />}>
            {t('captions.file')}
          </Button>
        )}
      </FileButton>
      {wrong && (
        <div role="alert">
          <Text size="sm" c="red">
            {t(wrong === 'none' ? 'captions.fileNone' : wrong === 'large' ? 'captions.fileLarge' : 'captions.fileWrong')}
          </Text>
          {typeof wrong !== 'string' && (
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 20, fontSize: '0.875rem' }}>
              {wrong.slice(0, mostShown).map(({ line, problem }) => (
                <li key={`${line} ${problem}`}>{t('captions.line', { line, problem: t(`captions.problem.${problem}`) })}</li>
              ))}
              {wrong.length > mostShown && <li>{t('captions.more', { count: wrong.length - mostShown })}</li>}
            </ul>
          )}
        </div>
      )}
    </Stack>
  );
}
