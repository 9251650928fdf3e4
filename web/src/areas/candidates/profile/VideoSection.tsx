import { Button, FileButton, Group, Stack } from '@mantine/core';
import { IconTrash, IconUpload, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useProfileAct } from './use-profile.ts';

/** MOV, MP4, M4V (R144); the server looks at the content. */
const accepted = '.mov,.mp4,.m4v,video/mp4,video/quicktime,video/x-m4v';

/** The profile video: recorded here, chosen as a file, watched, removed. */
export function VideoSection({ profile, onExpired }: { profile: CandidateProfile; onExpired: () => void }) {
  const t = useTexts('candidates');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(false);
  const upload = useUpload(profileVideos.upload, { onDone: onExpired });
  const remove = useProfileAct(profileVideos.remove, { onDone: () => setAsked(false) });
  const video = profile.profileVideo;
  const choose = (file: File | null) => {
    setProblem(undefined);
    if (!file) return;
    if (!/\.(mov|mp4|m4v)$/i.test(file.name)) setProblem(refusalText('wrong-file-type'));
    else if (file.size > maxVideoBytes) setProblem(refusalText('too-large'));
    else upload.start({ questionNo: 1, file });
  };
  return (
    <Section title={t('film.title')} text={t('film.text')}>
      <Stack gap={16}>
        {video && (
          <VideoPlayer
            key={video.key}
            src={video.url}
            contentType={video.contentType}
            poster={video.poster}
            processing={!video.ready}
            seconds={video.seconds}
            label={t('film.own')}
            onExpired={onExpired}
          />
        )}
        <UploadProgress upload={upload} label={t('film.progress')} preparing={t('film.preparing')} problem={problem} />
        <Group gap={8}>
          <Button
            variant={video ? 'default' : 'filled'}
            leftSection={<IconVideo size={18} stroke={1.5} />}
            renderRoot={(props) => <Link {...props} to="/profile-video-upload/$jobcodeId" params={{ jobcodeId: 'profile' }} />}
          >
            {t(video ? 'film.recordAgain' : 'film.record')}
          </Button>
          <FileButton accept={accepted} onChange={choose} disabled={upload.busy}>
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconUpload size={18} stroke={1.5} />}>
                {t('film.choose')}
              </Button>
            )}
          </FileButton>
          {video && (
            <Button variant="subtle" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={() => setAsked(true)}>
              {t('common:remove')}
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asked}
        danger
        busy={remove.isPending}
        title={t('film.removeTitle')}
        confirm={t('common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate({})}
      >
        {t('film.removeText')}
      </ConfirmDialog>
    </Section>
  );
}
