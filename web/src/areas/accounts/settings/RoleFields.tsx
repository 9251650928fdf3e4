import { MultiSelect, Radio, Stack } from '@mantine/core';
import { type GivenRole, givenRoles } from '@vitrine/contract/accounts/team.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What somebody may in the company, and for a hiring manager with which jobs. */
export interface Place {
  role: GivenRole;
  bookings: string[];
}

interface Props {
  value: Place;
  onChange: (next: Place) => void;
  /** Without it the role stays and the jobs alone are chosen. */
  mayChangeRole?: boolean;
}

export function RoleFields({ value, onChange, mayChangeRole = true }: Props) {
  const t = useTexts('accounts');
  return (
    <Stack gap={16}>
      {mayChangeRole && (
        <Radio.Group label={t('roles.label')} value={value.role} onChange={(role) => onChange({ ...value, role: role as GivenRole })}>
          <Stack gap={8} mt={8}>
            {givenRoles.map((role) => (
              <Radio key={role} value={role} label={t(`roles.${role}`)} description={t(`roles.may.${role}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {value.role === 'hiring-manager' && <JobsField value={value.bookings} onChange={(bookings) => onChange({ ...value, bookings })} />}
    </Stack>
  );
}

const all = { page: 1, count: 200 } as const;

/** The jobs of the company that run, are prepared or have ended; an ad and a job code under one booking are one. */
function JobsField({ value, onChange }: { value: string[]; onChange: (next: string[]) => void }) {
  const t = useTexts('accounts');
  const lists = [useAsk(jobCodeLists.active, all), useAsk(jobCodeLists.inactive, all), useAsk(jobCodeLists.expired, all)];
  const jobs = new Map(lists.flatMap(({ data }) => (data?.items ?? []).map((one) => [one.bookingId, one.title || one.bookingId] as const)));
  // what is chosen stays readable where a list does not hold it
  for (const id of value) if (!jobs.has(id)) jobs.set(id, id);
  return (
    <MultiSelect
      searchable
      clearable
      label={t('roles.jobs')}
      description={t('roles.jobsHint')}
      clearButtonProps={{ 'aria-label': t('roles.jobsClear') }}
      nothingFoundMessage={t('roles.jobsNone')}
      data={[...jobs].map(([id, title]) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
    />
  );
}
