import { Stack } from '@mantine/core';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { type CvProposal, cvReading, maxCvBytes } from '@vitrine/contract/candidates/cv.ts';
import { useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { CvDrop } from './CvDrop.tsx';
import { CvReview } from './CvReview.tsx';

const refusals = [
  'cv-without-text',
  'cv-too-long',
  'cv-unreadable',
  'password-refused',
  'wrong-file-type',
  'macros-refused',
  'old-office',
  'too-large',
  'invalid',
] as const;

/** Fills the profile in from a CV: first read and shown, then taken as far as it is chosen. */
export function CvSection() {
  const t = useTexts('candidates');
  const [file, setFile] = useState<File>();
  const [proposal, setProposal] = useState<CvProposal>();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useUpload(cvReading.read, { changes: false, handles: refusals, onDone: setProposal });
  const code = upload.error instanceof CallFailed ? upload.error.problem.code : undefined;
  const refused = refusals.find((one) => one === code);
  const read = (chosen: File | null | undefined) => {
    setTooLarge(false);
    if (!chosen) return;
    setFile(chosen);
    if (chosen.size > maxCvBytes) setTooLarge(true);
    else upload.start({ file: chosen });
  };
  const close = () => {
    setProposal(undefined);
    setFile(undefined);
  };
  // what is read anew is chosen anew, and where that fails it is said here
  const again = () => {
    setProposal(undefined);
    read(file);
  };
  return (
    <Section title={t('cv.title')} text={t('cv.text')}>
      {proposal && file ? (
        <CvReview proposal={proposal} file={file} onAgain={again} onClose={close} />
      ) : (
        <Stack gap={12}>
          <CvDrop busy={upload.busy} onFile={read} />
          <UploadProgress
            upload={upload}
            label={t('cv.progress')}
            preparing={t('cv.reading')}
            problem={tooLarge ? refusalText('too-large') : refused && refusalText(refused === 'invalid' ? 'cv-unreadable' : refused)}
          />
        </Stack>
      )}
    </Section>
  );
}
