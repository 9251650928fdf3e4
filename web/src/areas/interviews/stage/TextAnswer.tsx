import { Button, Group, Stack, Textarea } from '@mantine/core';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { maxAnswerCharacters } from '@vitrine/contract/vocabulary.ts';
import { useEffect, useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { begunAnswer, forgetBegun, keepBegun } from './begun-answers.ts';

interface Props {
  applicationId: string;
  questionNo: number;
  text: string;
  onSaved: () => void;
}

/** An answer in writing, at most 1000 characters (R147, R148). Whoever comes back, also to a page loaded anew, finds what they have begun. */
export function TextAnswer({ applicationId, questionNo, text, onSaved }: Props) {
  const t = useTexts('interviews');
  const [value, setValue] = useState(() => begunAnswer(applicationId, questionNo) ?? text);
  const isOpen = value !== text;
  useEffect(() => {
    if (isOpen) keepBegun(applicationId, questionNo, value);
    else forgetBegun(applicationId, questionNo);
  }, [applicationId, questionNo, isOpen, value]);
  const act = useAct(takes.text, {
    onDone: () => {
      forgetBegun(applicationId, questionNo);
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
