import { Button, Group, Stack, Textarea } from '@mantine/core';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { maxAnswerCharacters } from '@vitrine/contract/vocabulary.ts';
import { useEffect, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicationId: string;
  questionNo: number;
  text: string;
  onSaved: () => void;
}

/** Words that are not saved yet, by their question; they stay while the page does. */
const begun = new Map<string, string>();

/** An answer in writing, at most 1000 characters (R147, R148). Whoever looks at another question finds what they have begun. */
export function TextAnswer({ applicationId, questionNo, text, onSaved }: Props) {
  const t = useTexts('interviews');
  const key = `${applicationId} ${questionNo}`;
  const [value, setValue] = useState(() => begun.get(key) ?? text);
  const isOpen = value !== text;
  useEffect(() => {
    if (isOpen) begun.set(key, value);
    else begun.delete(key);
  }, [key, isOpen, value]);
  const act = useAct(takes.text, {
    onDone: () => {
      begun.delete(key);
      onSaved();
    },
  });
  const over = value.length > maxAnswerCharacters;
  return (
    <Stack gap={12}>
      <Textarea
        label={t('written.label')}
        description={t('written.count', { count: value.length, max: maxAnswerCharacters })}
        autosize
        minRows={6}
        maxRows={16}
        value={value}
        error={over ? t('written.over') : null}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Group>
        <Button
          disabled={over || value.trim() === '' || !isOpen}
          loading={act.isPending}
          onClick={() => act.mutate({ applicationId, questionNo, text: value })}
        >
          {t('written.save')}
        </Button>
      </Group>
    </Stack>
  );
}
