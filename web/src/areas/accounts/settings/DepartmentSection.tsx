import { Select } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type Department, departments } from '@vitrine/contract/reference-lists.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

/** Where in the company a recruiter works; teammates see it in the list of the team. */
export function DepartmentSection() {
  const t = useTexts('accounts');
  const { data } = useAsk(team.info, {});
  const act = useAct(team.setDepartment, { onDone: () => notices.done(t('common:saved')) });
  if (!data) return null;
  // the company's own departments stand first
  const own = data.corporateInfo.departments;
  const sorted = departments.toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
  return (
    <Section title={t('department.title')} text={t('department.text')}>
      <Select
        clearable
        aria-label={t('department.title')}
        placeholder={t('department.none')}
        clearButtonProps={{ 'aria-label': t('department.clear') }}
        data={sorted.map((value) => ({ value, label: t(`common:lists.department.${value}`) }))}
        value={data.department as Department | null}
        onChange={(department) => act.mutate({ department: department as Department | null })}
      />
    </Section>
  );
}
