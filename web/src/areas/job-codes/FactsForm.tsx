import { Card, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { DateField } from '../../parts/DateField.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { Editor } from './use-editor.ts';
import { VideoField } from './VideoField.tsx';

const languageName = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

interface Props {
  editor: Editor;
  errors: Record<string, string>;
  titled: boolean;
  /** The person is at work here. */
  onVisit: () => void;
}

/** What stands around the questions: title, greeting, language, deadline, the promise of a reply. */
export function FactsForm({ editor, errors, titled, onVisit }: Props) {
  const t = useTexts('job-codes');
  const { code, draft, change, take } = editor;
  const upload = useUpload(jobCodeVideos.uploadWelcome, { onDone: take });
  const remove = useAct(jobCodeVideos.removeWelcome, { onDone: take });
  return (
    <Card component="section" aria-label={t('editor.around')} onFocusCapture={onVisit}>
      <Stack gap={16}>
        <Title order={2}>{t('editor.around')}</Title>
        {titled && (
          <TextInput
            id="job-code-title"
            label={t('editor.title')}
            description={t('editor.titleHint')}
            maxLength={120}
            required
            value={draft.title}
            error={errors.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        )}
        <Textarea
          id="job-code-introduction"
          label={t('editor.introduction')}
          description={t('editor.introductionHint')}
          autosize
          minRows={3}
          maxLength={2000}
          value={draft.introduction}
          onChange={(event) => change({ introduction: event.currentTarget.value })}
        />
        <VideoField
          label={t('editor.welcome')}
          language={draft.language}
          script={draft.introduction}
          description={t('editor.welcomeHint')}
          video={code.welcomeVideo}
          upload={{ ...upload, start: (file, trim = {}) => upload.start({ id: code.id, ...trim, file }) }}
          removing={remove.isPending}
          onRemove={() => remove.mutate({ id: code.id })}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={12}>
          <Select
            label={t('editor.language')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            value={draft.language}
            onChange={(value) => change({ language: value as Language })}
          />
          <DateField
            id="job-code-deadline"
            label={t('editor.deadline')}
            value={draft.deadline}
            error={errors.deadline}
            onChange={(deadline) => change({ deadline })}
          />
          <NumberInput
            id="job-code-replyDays"
            label={t('editor.replyDays')}
            min={1}
            max={90}
            clampBehavior="strict"
            allowDecimal={false}
            suffix={` ${t('editor.days', { count: draft.replyDays ?? 0 })}`}
            value={draft.replyDays ?? ''}
            onChange={(value) => change({ replyDays: typeof value === 'number' ? value : null })}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
}
