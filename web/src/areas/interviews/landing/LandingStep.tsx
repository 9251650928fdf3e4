import { Alert, Anchor, Button, Group, Image, Stack, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { type ReactNode, useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { canRecord } from '../../../platform/recording/formats.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import classes from '../Stage.module.css';
import { maySkipWelcome } from '../tracking-store.ts';
import { Facts, Ways } from './Facts.tsx';

/** Who asks, for what, and what happens here; then what leads on. */
export function LandingStep({ landing, children }: { landing: LandingView; children: ReactNode }) {
  const t = useTexts('interviews');
  const { companyName, companyLogo, title, introduction, invited, asks, mine, jobcodeId, language } = landing;
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <Group gap={12}>
          {companyLogo && <Image src={companyLogo} alt="" h={40} w="auto" fit="contain" radius="md" />}
          <Text fw={700}>{companyName}</Text>
        </Group>
        <div>
          <Text c="dimmed">{invited?.firstName ? t('landing.hello', { name: invited.firstName }) : t('landing.invitation')}</Text>
          <Title order={1} lang={language}>
            {title}
          </Title>
        </div>
        {asks && (
          <Group gap={12} wrap="nowrap">
            <PersonAvatar name={asks.name} picture={asks.picture} size={48} />
            <Text>{t('landing.asks', { name: asks.name, company: companyName })}</Text>
          </Group>
        )}
        {mine === 'started' && (
          <Alert color="info" title={t('landing.started')}>
            {t('landing.startedText')}
          </Alert>
        )}
        {!canRecord() && (
          <Alert role="alert" color="info" title={t('landing.unsupported')}>
            {t('landing.unsupportedText')}
          </Alert>
        )}
        <Welcome landing={landing} />
        {introduction && (
          <Text lang={language} style={{ whiteSpace: 'pre-line' }}>
            {introduction}
          </Text>
        )}
        <Facts landing={landing} />
        {children}
        <Ways />
        <Anchor component={Link} to={`/video-interview-guidelines/${jobcodeId}` as never} style={{ alignSelf: 'flex-start' }}>
          {t('landing.guidelines')}
        </Anchor>
      </Stack>
    </div>
  );
}

/** The film of whoever asks; seen here before, it stands behind a button (R101). */
function Welcome({ landing: { welcomeVideo, companyName, jobcodeId } }: { landing: LandingView }) {
  const t = useTexts('interviews');
  const [skips, setSkips] = useState(() => maySkipWelcome(jobcodeId));
  if (!welcomeVideo) return null;
  if (skips)
    return (
      <div>
        <Button variant="subtle" leftSection={<IconPlayerPlay size={18} stroke={1.5} />} onClick={() => setSkips(false)}>
          {t('landing.welcomeAgain', { company: companyName })}
        </Button>
      </div>
    );
  return (
    <VideoPlayer
      src={welcomeVideo.url}
      contentType={welcomeVideo.contentType}
      film
      poster={welcomeVideo.poster}
      processing={welcomeVideo.processing}
      label={t('landing.welcome', { company: companyName })}
    />
  );
}
