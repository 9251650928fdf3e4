import { Checkbox } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Apply.module.css';

export type Earlier = Reply<typeof interview.mine>['items'][number];

/** The last interview whose answers fit this job, where the person has switched on that they serve again. */
export function useLastAnswers(jobcodeId: string | null, guest: boolean): Earlier | undefined {
  const asked = jobcodeId !== null && !guest;
  const allowed = useAsk(answers.reuseSetting, {}, { enabled: asked }).data?.reuseVideoInterview ?? false;
  const mine = useAsk(interview.mine, {}, { enabled: asked && allowed }).data?.items ?? [];
  const there = useAsk(interview.landing, { jobcodeId: jobcodeId ?? '' }, { enabled: asked && allowed }).data;
  if (!there || there.questionCount === 0 || there.state !== 'open') return undefined;
  return mine
    .filter((one) => one.state === 'sent' && one.answered > 0 && one.questionCount === there.questionCount && one.jobcodeId !== jobcodeId)
    .toSorted((one, other) => (other.submittedAt ?? '').localeCompare(one.submittedAt ?? ''))[0];
}

interface Props {
  earlier: Earlier;
  company: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether the answers of last time begin the interview of this job; they are looked over before they are sent. */
export function LastAnswers({ earlier, company, checked, onChange }: Props) {
  const t = useTexts('applying');
  return (
    <div className={classes.box}>
      <Checkbox
        label={t('lastAnswers.label', { count: earlier.answered, title: earlier.title, company: earlier.companyName })}
        description={t('lastAnswers.text', { company })}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
