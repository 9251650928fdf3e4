import { Select, SimpleGrid } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type AuditAction, auditActions, auditActorKinds } from '@vitrine/contract/privacy/audit.ts';
import { DateField } from '../../parts/DateField.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What the log is narrowed to; days as YYYY-MM-DD, both included, as the clock of the reader has them. */
export interface AuditFilter {
  action?: AuditAction | undefined;
  actorKind?: (typeof auditActorKinds)[number] | undefined;
  /** What this account did. */
  by?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const midnight = (day: string, daysLater = 0) => {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
};

/** The filter as the server asks for it: days become the moments at which they begin and end. */
export const queryOf = ({ from, until, ...rest }: AuditFilter) => ({
  ...rest,
  ...(from ? { from: midnight(from) } : {}),
  ...(until ? { until: midnight(until, 1) } : {}),
});

/** Only what is set: two filters that ask for the same are the same. */
const withoutEmpty = (filter: AuditFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as AuditFilter;

/** Narrows the log by what was done, by whom, and by days; the owner of a company also to one of its people. */
export function NarrowLog({ narrowed, onChange }: { narrowed: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const t = useTexts('privacy');
  const ofCompany = useVisitor() !== 'admin';
  const mates = useAsk(team.list, {}, { enabled: ofCompany }).data?.items ?? [];
  const people = mates.map(({ id, firstName, lastName, email }) => ({ value: id, label: `${firstName} ${lastName}`.trim() || email }));
  const set = (change: AuditFilter) => onChange(withoutEmpty({ ...narrowed, ...change }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      <Select
        label={t('audit.what')}
        placeholder={t('audit.any')}
        clearable
        value={narrowed.action ?? null}
        data={auditActions.map((value) => ({ value, label: t(`audit.deeds.${value}`) }))}
        onChange={(action) => set({ action: action ?? undefined })}
      />
      <Select
        label={t('audit.by')}
        placeholder={t('audit.anybody')}
        clearable
        value={narrowed.actorKind ?? null}
        data={auditActorKinds.map((value) => ({ value, label: t(`who.${value}`) }))}
        onChange={(actorKind) => set({ actorKind: actorKind ?? undefined })}
      />
      {ofCompany && (
        <Select
          label={t('audit.person')}
          placeholder={t('audit.anybody')}
          clearable
          searchable
          value={narrowed.by ?? null}
          data={people}
          onChange={(by) => set({ by: by ?? undefined })}
        />
      )}
      <DateField label={t('audit.from')} value={narrowed.from ?? null} onChange={(from) => set({ from: from ?? undefined })} />
      <DateField label={t('audit.until')} value={narrowed.until ?? null} onChange={(until) => set({ until: until ?? undefined })} />
    </SimpleGrid>
  );
}
