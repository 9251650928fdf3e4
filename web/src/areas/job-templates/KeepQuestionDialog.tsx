import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

const needed = [1, 3, 5] as const;

interface Props {
  question: QuestionDraft;
  language: Language;
  onClose: () => void;
}

/** Keeps a question in the bank of the company, with words for what its answer shows if somebody has any. */
export function KeepQuestionDialog({ question: { id: _id, ...question }, language, onClose }: Props) {
  const t = useTexts('job-templates');
  const [name, setName] = useState('');
  const [levels, setLevels] = useState({ 1: '', 2: '', 3: '', 4: '', 5: '' });
  const [tried, setTried] = useState(false);
  const add = useAct(questionBank.add, {
    onDone: () => {
      notices.done(t('keep.done'));
      onClose();
    },
  });
  const words = [name, ...needed.map((level) => levels[level])].map((one) => one.trim());
  const described = words.some(Boolean);
  const missing = (value: string) => (tried && described && !value.trim() ? t('common:validation.required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (described && !words.every(Boolean)) return;
    add.mutate({ language, question: { ...question, anchors: described ? { name, levels } : null } });
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={t('keep.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            {question.text}
          </Text>
          <Text c="dimmed">{t('keep.text')}</Text>
          <TextInput
            label={t('keep.shows')}
            placeholder={t('keep.example')}
            maxLength={80}
            value={name}
            error={missing(name)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {needed.map((level) => (
            <Textarea
              key={level}
              label={t(`keep.level.${level}`)}
              autosize
              minRows={1}
              maxRows={4}
              maxLength={200}
              value={levels[level]}
              error={missing(levels[level])}
              onChange={(event) => setLevels({ ...levels, [level]: event.currentTarget.value })}
            />
          ))}
          <Group justify="flex-end">
            <Button type="submit" loading={add.isPending}>
              {t('keep.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
