import { Alert, Anchor, Button, Group, Image, Stack, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { canRecord } from '../../../platform/recording/formats.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { keepWelcomeSeen, maySkipWelcome } from '../tracking-store.ts';
import { Facts } from './Facts.tsx';

/** Who asks, for what, and what happens here; one button leads on. */
export function LandingStep({ landing, onNext }: { landing: LandingView; onNext: () => void }) {
  const t = useTexts('interviews');
  const { companyName, companyLogo, title, introduction, welcomeVideo, invited, mine, jobcodeId, language } = landing;
  const started = mine === 'started';
  // seen here before: the video stands behind a button
  const [skips, setSkips] = useState(() => maySkipWelcome(jobcodeId));
  const goOn = () => {
    if (welcomeVideo) keepWelcomeSeen(jobcodeId);
    onNext();
  };
  return (
    <div className={classes.page}>
      <Stack gap={24}>
        <Group gap={12}>
          {companyLogo && <Image src={companyLogo} alt="" h={48} w="auto" fit="contain" radius="md" />}
          <Text fw={700}>{companyName}</Text>
        </Group>
        <div>
          <Text c="dimmed">{invited?.firstName ? t('landing.hello', { name: invited.firstName }) : t('landing.invitation')}</Text>
          <Title order={1} lang={language}>
            {title}
          </Title>
        </div>
        {started && (
          <Alert color="info" title={t('landing.started')}>
            {t('landing.startedText')}
          </Alert>
        )}
        {!canRecord() && (
          <Alert role="alert" color="info" title={t('landing.unsupported')}>
            {t('landing.unsupportedText')}
          </Alert>
        )}
        {welcomeVideo && skips && (
          <div>
            <Button variant="subtle" leftSection={<IconPlayerPlay size={18} stroke={1.5} />} onClick={() => setSkips(false)}>
              {t('landing.welcomeAgain', { company: companyName })}
            </Button>
          </div>
        )}
        {welcomeVideo && !skips && (
          <VideoPlayer
            src={welcomeVideo.url}
            contentType={welcomeVideo.contentType}
            film
            poster={welcomeVideo.poster}
            processing={welcomeVideo.processing}
            label={t('landing.welcome', { company: companyName })}
          />
        )}
        {introduction && (
          <Text lang={language} style={{ whiteSpace: 'pre-line' }}>
            {introduction}
          </Text>
        )}
        <Facts landing={landing} />
        <Group gap={16}>
          <Button size="md" onClick={goOn}>
            {started ? t('landing.continue') : t('landing.begin')}
          </Button>
          <Anchor component={Link} to={`/video-interview-guidelines/${jobcodeId}` as never}>
            {t('landing.guidelines')}
          </Anchor>
        </Group>
      </Stack>
    </div>
  );
}
