import { Anchor, Box, Card, Stack, Text, Title } from '@mantine/core';
import type { SharedAnswer, SharedPerson } from '@vitrine/contract/sharing/shapes.ts';
import { type ReactNode, useRef } from 'react';
import { ProfileView } from '../../../parts/profile/ProfileView.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  person: SharedPerson;
  actions?: ReactNode;
  onPlayed: (takeId: string) => void;
  onExpired: () => void;
}

/** One person as shown to people outside: the profile, and the answers that were chosen. */
export function SharedPersonView({ person, actions, onPlayed, onExpired }: Props) {
  const t = useTexts('showrooms');
  const { profile, answers } = person;
  return (
    <ProfileView profile={profile} order={2} actions={actions} onExpired={onExpired}>
      {answers.length > 0 && (
        <Card component="section" aria-label={t('answers.title')}>
          <Title order={3} size="h2" mb={16}>
            {t('answers.title')}
          </Title>
          <Stack gap={32}>
            {answers.map((one) => (
              <Answer key={one.takeId} one={one} name={profile.firstName} onPlayed={onPlayed} onExpired={onExpired} />
            ))}
          </Stack>
        </Card>
      )}
    </ProfileView>
  );
}

interface AnswerProps {
  one: SharedAnswer;
  name: string;
  onPlayed: Props['onPlayed'];
  onExpired: () => void;
}

function Answer({ one, name, onPlayed, onExpired }: AnswerProps) {
  const t = useTexts('showrooms');
  const told = useRef(false);
  const played = () => {
    if (!told.current) onPlayed(one.takeId);
    told.current = true;
  };
  const { media, text, kind, fileName, trim } = one;
  return (
    <Stack gap={12}>
      <Title order={4}>{one.question}</Title>
      {media && kind !== 'file' && (
        <Box onPlayCapture={played}>
          <VideoPlayer
            src={media.url}
            contentType={media.contentType}
            poster={media.poster}
            seconds={media.seconds}
            processing={media.processing}
            trim={trim}
            sound={kind === 'audio'}
            label={t('answers.label', { name, question: one.question })}
            onExpired={onExpired}
          />
        </Box>
      )}
      {media && kind === 'file' && <Anchor href={media.url}>{fileName}</Anchor>}
      {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
    </Stack>
  );
}
