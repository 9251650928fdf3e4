import { Alert, Button, FileButton, Group, Loader, Select, Stack, Text, Title } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { transcription } from '@vitrine/contract/transcripts/engine.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { refusalText } from '../../platform/calls/problems.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { languageNames, language as spokenHere } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Has a short recording written down, and shows what was heard or why nothing was. */
export function TrialRun() {
  const t = useTexts('transcripts');
  const [language, setLanguage] = useState<Language>(spokenHere());
  const [result, setResult] = useState<Reply<typeof transcription.try>>();
  const [problem, setProblem] = useState<string>();
  const upload = useUpload(transcription.try, { onDone: setResult });
  const { maxBytes } = transcription.try.upload;
  const choose = (file: File | null) => {
    setResult(undefined);
    setProblem(file && file.size > maxBytes ? refusalText('too-large') : undefined);
    if (file && file.size <= maxBytes) upload.start({ language, file });
  };
  return (
    <Stack gap={12}>
      <Title order={2} size="h4">
        {t('engine.trial')}
      </Title>
      <Text>{t('engine.trialText')}</Text>
      <Group align="end" gap={12}>
        <Select
          label={t('editor.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => value && setLanguage(value as Language)}
        />
        <FileButton accept="video/*,audio/*" onChange={choose} disabled={upload.busy}>
          {(button) => (
            <Button {...button} variant="default">
              {t('engine.choose')}
            </Button>
          )}
        </FileButton>
        {upload.busy && (
          <Group gap={8} role="status">
            <Loader size="sm" aria-hidden="true" />
            <Text size="sm">{t('engine.trying')}</Text>
          </Group>
        )}
      </Group>
      {problem && (
        <Text role="alert" c="red">
          {problem}
        </Text>
      )}
      {result && <Result result={result} language={language} />}
    </Stack>
  );
}

function Result({
  result: { text, fault, said, took, seconds },
  language,
}: {
  result: Reply<typeof transcription.try>;
  language: Language;
}) {
  const t = useTexts('transcripts');
  if (fault) {
    return (
      <Alert color="red" role="alert" title={t(`engine.fault.${fault}`)}>
        {said}
      </Alert>
    );
  }
  return (
    <div role="status">
      <Text size="sm" c="dimmed">
        {text ? t('engine.heard', { took, seconds: Math.round(seconds) }) : t('engine.nothing')}
      </Text>
      <Text lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </div>
  );
}
