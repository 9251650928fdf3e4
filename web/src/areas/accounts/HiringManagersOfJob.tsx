import { MultiSelect } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The hiring managers to whom a job is given: they see it and its applicants, and no job beside those given to them. */
export function HiringManagersOfJob({ bookingId }: { bookingId: string }) {
  const t = useTexts('accounts');
  const people = useAsk(team.list, {}).data?.items.filter(({ role }) => role === 'hiring-manager') ?? [];
  const give = useAct(team.giveJobs);
  const isGiven = ({ jobs }: (typeof people)[number]) => jobs.some((one) => one.bookingId === bookingId);
  const choose = (wanted: string[]) => {
    for (const person of people.filter((one) => isGiven(one) !== wanted.includes(one.id))) {
      const others = person.jobs.map((one) => one.bookingId).filter((one) => one !== bookingId);
      give.mutate({ id: person.id, bookings: isGiven(person) ? others : [...others, bookingId] });
    }
  };
  return (
    <MultiSelect
      label={t('roles.managersOfJob')}
      description={t('roles.managersOfJobHint')}
      placeholder={people.length === 0 ? t('roles.noManagers') : undefined}
      searchable
      disabled={people.length === 0 || give.isPending}
      styles={{ inputField: { minWidth: 24, flexBasis: people.length === 0 ? '100%' : 24 } }}
      data={people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
      value={people.filter(isGiven).map(({ id }) => id)}
      onChange={choose}
    />
  );
}
