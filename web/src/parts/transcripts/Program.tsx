import { Button, Group, Text } from '@mantine/core';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import type { OwnWords } from '@vitrine/contract/transcripts/shapes.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date } from '../../platform/format.ts';
import { languageNames } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** How far a program is that writes down what is said, what of it the company will read, and the way to say no. */
export function Program({ words: { takeId, source, program }, company }: { words: OwnWords; company: string }) {
  const t = useTexts('transcripts');
  const object = useAct(ownTranscripts.object, {
    onDone: (_, { objected }) => notices.done(t(objected ? 'own.isObjected' : 'own.isAllowed', { company })),
  });
  if (!program) return null;
  const { state, objected, shownFrom, cut, otherLanguage } = program;
  if (state !== 'done') return source === null ? <Note>{t(`own.program.${state}`)}</Note> : null;
  // what the candidate has made their own is released by hand
  if (source !== 'machine') return null;
  const standing = () => {
    if (objected) return t('own.program.objected', { company });
    if (shownFrom === null) return t('own.program.soon', { company });
    return t(Date.parse(shownFrom) <= Date.now() ? 'own.program.since' : 'own.program.from', { company, day: date(shownFrom) });
  };
  return (
    <>
      <Note>
        {standing()}
        {otherLanguage && ` ${t('own.program.language', { language: languageNames[otherLanguage] })}`}
        {cut && ` ${t('own.program.cut')}`}
      </Note>
      <Group>
        <Button variant="default" loading={object.isPending} onClick={() => object.mutate({ takeId, objected: !objected })}>
          {t(objected ? 'own.allow' : 'own.object')}
        </Button>
      </Group>
    </>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
