import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useId, useState } from 'react';
import { TermsText } from '../../../parts/terms/TermsText.tsx';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

/** What somebody chose on the way in: being recorded, or answering in writing. */
export interface Consent {
  without?: boolean;
}

interface Props {
  landing: LandingView;
  /** Who goes on, by first name, where that is known. */
  name: string | undefined;
  busy: boolean;
  onAgree: (consent: Consent) => void;
  /** Whoever opened the link is not who was invited. */
  onSomebodyElse?: (() => void) | undefined;
}

/**
 * The one box and the one button to the interview: nothing is recorded before the person has agreed. What else may be done
 * with the answers is asked later and apart.
 */
export function GoOn({ landing, name, busy, onAgree, onSomebodyElse }: Props) {
  const t = useTexts('interviews');
  const what = useId();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [later, setLater] = useState(false);
  const { companyName: company, closesAt } = landing;
  const go = (consent: Consent) => (agreed ? onAgree(consent) : setMissing(true));
  return (
    <>
      <Text size="sm" id={what}>
        {t('consent.text', { company })}
      </Text>
      <div className={classes.foot}>
        <Checkbox
          checked={agreed}
          aria-describedby={what}
          label={t('consent.agree', { company })}
          error={missing && !agreed ? t('common:validation.accept') : null}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <Button size="md" fullWidth loading={busy} onClick={() => go({})}>
          {name ? t('go.as', { name }) : t('go.on')}
        </Button>
      </div>
      <Group gap={8} grow preventGrowOverflow={false}>
        <Button variant="default" disabled={busy} onClick={() => go({ without: true })}>
          {t('go.without')}
        </Button>
        <Button variant="default" disabled={busy} aria-expanded={later} onClick={() => setLater((shown) => !shown)}>
          {t('go.later')}
        </Button>
      </Group>
      <Text role="status" hidden={!later}>
        {later && (closesAt ? t('go.laterUntil', { day: longDate(closesAt), time: time(closesAt) }) : t('go.laterText'))}
      </Text>
      <Text size="sm" c="dimmed">
        <TermsText text={t('go.terms')} />
      </Text>
      {onSomebodyElse && (
        <Anchor component="button" type="button" ta="start" style={{ alignSelf: 'flex-start', minHeight: 24 }} onClick={onSomebodyElse}>
          {t('go.somebodyElse')}
        </Anchor>
      )}
    </>
  );
}
