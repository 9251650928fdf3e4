import { MultiSelect } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { maxRecruitersInCharge } from '@vitrine/contract/job-ads/card.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { AdEditor } from './use-ad-editor.ts';

/** Those in charge: at most three, shown to candidates as the team (R226). */
export function InCharge({ editor }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const { ad, take } = editor;
  const people = useAsk(team.list, {});
  const add = useAct(jobAdEditing.addRecruiter, { onDone: take });
  const remove = useAct(jobAdEditing.removeRecruiter, { onDone: take });
  const now = ad.recruiters.map(({ id }) => id);
  const choose = (wanted: string[]) => {
    for (const recruiterId of wanted.filter((id) => !now.includes(id))) add.mutate({ bookingId: ad.bookingId, recruiterId });
    for (const recruiterId of now.filter((id) => !wanted.includes(id))) remove.mutate({ bookingId: ad.bookingId, recruiterId });
  };
  return (
    <MultiSelect
      label={t('fields.recruiters')}
      description={t('fields.recruitersHint')}
      maxValues={maxRecruitersInCharge}
      searchable
      styles={{ inputField: { minWidth: 24, flexBasis: 24 } }}
      disabled={add.isPending || remove.isPending}
      data={(people.data?.items ?? []).map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
      value={people.data ? now : []}
      onChange={choose}
    />
  );
}
