import { Button, Group, Stack, Text } from '@mantine/core';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import type { OwnWords } from '@vitrine/contract/transcripts/shapes.ts';
import { editableText, textOf } from '@vitrine/contract/transcripts/text.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Program } from './Program.tsx';
import { useSavingWords } from './SaveWords.tsx';
import { WordsEditor } from './WordsEditor.tsx';

interface Props {
  applicationId: string;
  company: string;
  answer: Take;
  onExpired: () => void;
}

/** What the candidate says in an answer, in writing: seen and corrected first, then released or not. */
export function OwnTranscript({ applicationId, company, answer, onExpired }: Props) {
  const words = useAsk(ownTranscripts.list, { applicationId }).data?.items.find(({ takeId }) => takeId === answer.takeId);
  return words ? <Standing words={words} company={company} answer={answer} onExpired={onExpired} /> : null;
}

function Standing({ words, company, answer, onExpired }: { words: OwnWords } & Omit<Props, 'applicationId'>) {
  const t = useTexts('transcripts');
  const [edits, setEdits] = useState(false);
  const { takeId, changedAt, source, releasedAt } = words;
  const share = useAct(ownTranscripts.share, {
    onDone: (_, { released }) => notices.done(t(released ? 'own.isReleased' : 'own.isTakenBack', { company })),
  });
  const said = textOf(words.words);
  return (
    <Stack gap={8} mt={8}>
      {said && (
        <Text lang={words.language} lineClamp={3} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {said}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {standingText(t, words, company)}
      </Text>
      <Program words={words} company={company} />
      <Group gap={8}>
        <Button variant="default" onClick={() => setEdits(true)}>
          {t(source ? 'own.correct' : 'own.write')}
        </Button>
        {releasedAt ? (
          <Button variant="default" loading={share.isPending} onClick={() => share.mutate({ takeId, released: false, changedAt })}>
            {t('own.takeBack')}
          </Button>
        ) : (
          source && (
            <Button loading={share.isPending} onClick={() => share.mutate({ takeId, released: true, changedAt })}>
              {t('own.release', { company })}
            </Button>
          )
        )}
      </Group>
      {edits && <Correcting words={words} answer={answer} onExpired={onExpired} onClose={() => setEdits(false)} />}
    </Stack>
  );
}

function standingText(t: ReturnType<typeof useTexts<'transcripts'>>, { source, releasedAt }: OwnWords, company: string) {
  if (releasedAt) return t('own.released', { company, day: date(releasedAt) });
  if (source === null) return t('own.none');
  return source === 'candidate' ? t('own.draft') : t(`own.by.${source}`, { company });
}

function Correcting({ words, answer, onExpired, onClose }: { words: OwnWords; answer: Take; onExpired: () => void; onClose: () => void }) {
  const t = useTexts('transcripts');
  // what is corrected is what was there when the dialog opened, whatever comes in meanwhile
  const [{ takeId, changedAt, words: former, language }] = useState(words);
  const { mutate, ...standing } = useSavingWords(ownTranscripts.save, { said: t('editor.saved'), onClose });
  return (
    <WordsEditor
      questionNo={answer.questionNo}
      answer={answer}
      begun={{ text: editableText(former), language }}
      {...standing}
      onSave={(written) => mutate({ takeId, changedAt, ...written })}
      onExpired={onExpired}
      onClose={onClose}
    />
  );
}
