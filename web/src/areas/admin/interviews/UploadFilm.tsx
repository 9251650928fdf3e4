import { Button, FileInput, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { type InterviewOfCandidate, interviewUploads, maxOriginCharacters } from '@vitrine/contract/interviews/uploads.ts';
import { maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

/** MOV, MP4, M4V (R144); the server looks at the content. */
const accepted = '.mov,.mp4,.m4v,video/mp4,video/quicktime,video/x-m4v';

function problemOf(file: File | null) {
  if (!file) return undefined;
  if (!/\.(mov|mp4|m4v)$/i.test(file.name)) return refusalText('wrong-file-type');
  return file.size > maxVideoBytes ? refusalText('too-large') : undefined;
}

/** One film for one question, with where it is from; the candidate is asked when it is there. */
export function UploadFilm({
  interview: { applicationId, title, questions },
  onClose,
}: {
  interview: InterviewOfCandidate;
  onClose: () => void;
}) {
  const t = useTexts('admin');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const first = questions.find((one) => !one.answered) ?? questions[0];
  const form = useFormOf(interviewUploads.upload.body, { questionNo: String(first?.questionNo ?? 1), origin: '' });
  const upload = useUpload(interviewUploads.upload, {
    form,
    onDone: () => {
      notices.done(t('interviews.uploaded'));
      onClose();
    },
  });
  const problem = missing && !file ? refusalText('file-missing') : problemOf(file);
  const submit = form.onSubmit((values) => {
    setMissing(true);
    if (file && !problemOf(file)) upload.start({ id: applicationId, ...values, file });
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!upload.busy}
      title={t('interviews.uploadFor', { title })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t('interviews.asked')}</Text>
          <Select
            label={t('interviews.question')}
            data={questions.map(({ questionNo, text }) => ({ value: String(questionNo), label: `${questionNo}. ${text}` }))}
            allowDeselect={false}
            {...form.getInputProps('questionNo')}
          />
          <Textarea
            label={t('interviews.origin')}
            description={t('interviews.originText')}
            autosize
            minRows={2}
            maxLength={maxOriginCharacters}
            {...form.getInputProps('origin')}
          />
          <FileInput
            label={t('interviews.film')}
            placeholder={t('interviews.choose')}
            accept={accepted}
            clearable
            clearButtonProps={{ 'aria-label': t('common:remove') }}
            value={file}
            onChange={setFile}
            error={problem}
            disabled={upload.busy}
          />
          <UploadProgress upload={upload} label={t('interviews.progress')} preparing={t('interviews.preparing')} problem={undefined} />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={upload.busy}>
              {t('interviews.upload')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
