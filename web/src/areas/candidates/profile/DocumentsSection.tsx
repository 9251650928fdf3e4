import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Button, FileButton, Group, Select, Stack, VisuallyHidden } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { type CandidateProfile, maxDocumentBytes, maxProfileDocuments } from '@vitrine/contract/candidates/shapes.ts';
import { type DocumentKind, documentKinds } from '@vitrine/contract/profile-lists.ts';
import { useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { useProfileAct, useTakeProfile } from './use-profile.ts';

/** The documents of a profile: kinds, their order by dragging or by the arrows, a look at each. */
export function DocumentsSection({ profile: { documents } }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const [announced, announce] = useState('');
  const update = useProfileAct(profileDocuments.update);
  const place = (id: string, position: number) => {
    update.mutate({ id, position });
    announce(t('papers.moved', { number: position + 1 }));
  };
  return (
    <Section title={t('papers.title')} text={t('papers.text')}>
      <Stack gap={16}>
        <DragDropProvider
          onDragEnd={(event) => {
            if (event.canceled || !event.operation.source) return;
            const id = String(event.operation.source.id);
            const position = move(documents, event).findIndex((one) => one.id === id);
            if (position >= 0 && documents[position]?.id !== id) place(id, position);
          }}
        >
          <Stack component="ol" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
            {documents.map((one, index) => (
              <DocumentRow
                key={one.id}
                one={one}
                index={index}
                last={index === documents.length - 1}
                onMove={(by) => place(one.id, index + by)}
                onKind={(kind) => update.mutate({ id: one.id, kind })}
              />
            ))}
          </Stack>
        </DragDropProvider>
        <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
        {documents.length < maxProfileDocuments && <Upload first={documents.length === 0} />}
      </Stack>
    </Section>
  );
}

const accepted = '.pdf,.doc,.docx,.odt,.xlsx,.pptx,.jpg,.jpeg,.png,.webp,.gif';

function Upload({ first }: { first: boolean }) {
  const t = useTexts('candidates');
  const take = useTakeProfile();
  const [kind, setKind] = useState<DocumentKind>(first ? 'cv' : 'certificate');
  const [problem, setProblem] = useState<string>();
  const upload = useUpload(profileDocuments.create, { onDone: take });
  const choose = (file: File | null) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > maxDocumentBytes) setProblem(refusalText('too-large'));
    else upload.start({ kind, file });
  };
  return (
    <Stack gap={8}>
      <Group align="flex-end" gap={8}>
        <Select
          label={t('papers.kind')}
          allowDeselect={false}
          data={documentKinds.map((value) => ({ value, label: t(`common:lists.documentKind.${value}`) }))}
          value={kind}
          onChange={(value) => value && setKind(value as DocumentKind)}
        />
        <FileButton accept={accepted} onChange={choose} disabled={upload.busy}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={18} stroke={1.5} />}>
              {t('papers.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      <UploadProgress upload={upload} label={t('papers.progress')} problem={problem} />
    </Stack>
  );
}
