import { Anchor, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { machineWordsDays } from '@vitrine/contract/transcripts/shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

export interface Consent {
  submitAtDeadline: boolean;
  /** Where a program may write down what is said, as it was read. */
  transcription?: string;
}

/** Nothing is recorded before the person has agreed; agreeing is free, for words can be given instead of pictures. */
export function ConsentStep({
  landing,
  busy,
  onAgree,
  onBack,
}: {
  landing: LandingView;
  busy: boolean;
  onAgree: (consent: Consent) => void;
  onBack: () => void;
}) {
  const t = useTexts('interviews');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [submitAtDeadline, setSubmitAtDeadline] = useState(false);
  const [heard, setHeard] = useState(false);
  const { companyName: company, transcription: place } = landing;
  const agree = () => onAgree({ submitAtDeadline, ...(place && heard ? { transcription: place } : {}) });
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <Title order={1}>{t('consent.title')}</Title>
        <Text>{t('consent.text', { company })}</Text>
        <Text>{t('consent.free')}</Text>
        <Checkbox
          checked={agreed}
          label={t('consent.agree', { company })}
          error={missing && !agreed ? t('common:validation.accept') : null}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        {landing.closesAt && (
          <Checkbox
            checked={submitAtDeadline}
            label={t('consent.deadline')}
            onChange={(event) => setSubmitAtDeadline(event.currentTarget.checked)}
          />
        )}
        {place && (
          <Checkbox
            checked={heard}
            label={t('consent.transcription', { company, days: machineWordsDays })}
            description={place === 'here' ? t('consent.heardHere') : t('consent.heardElsewhere', { place })}
            onChange={(event) => setHeard(event.currentTarget.checked)}
          />
        )}
        <Text size="sm">
          <Anchor href="/privacy-policy" target="_blank" rel="noopener">
            {t('consent.privacy')}
          </Anchor>
        </Text>
        <Group>
          <Button variant="default" onClick={onBack}>
            {t('common:back')}
          </Button>
          <Button loading={busy} onClick={() => (agreed ? agree() : setMissing(true))}>
            {t('consent.next')}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
