import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type DenialReason, denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** The reasons of the company, with what is written for each; those put away stand below. */
export function DenialReasons() {
  const t = useTexts('applicants');
  const [edited, edit] = useState<DenialReason | 'new'>();
  return (
    <Section title={t('denial.title')} text={t('denial.text')}>
      <QueryBoundary of={useAsk(denialReasons.list, {})}>
        {({ items, ours }) => {
          const archived = items.filter((one) => one.archived);
          return (
            <Stack gap={24} align="flex-start">
              <Rows items={items.filter((one) => !one.archived)} label={t('denial.title')} onEdit={edit} />
              <Button variant="default" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={() => edit('new')}>
                {t('denial.add')}
              </Button>
              {archived.length > 0 && (
                <Stack gap={8} w="100%">
                  <Title order={3} size="h4">
                    {t('denial.archivedTitle')}
                  </Title>
                  <Rows items={archived} label={t('denial.archivedTitle')} onEdit={edit} />
                </Stack>
              )}
              {edited && <ReasonDialog reason={edited === 'new' ? undefined : edited} ours={ours} onClose={() => edit(undefined)} />}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}

interface RowsProps {
  items: DenialReason[];
  label: string;
  onEdit: (reason: DenialReason) => void;
}

const Rows = ({ items, label, onEdit }: RowsProps) => (
  <Stack component="ul" gap={0} m={0} p={0} w="100%" aria-label={label} style={{ listStyle: 'none' }}>
    {items.map((one) => (
      <Row key={one.id} reason={one} onEdit={() => onEdit(one)} />
    ))}
  </Stack>
);

function Row({ reason, onEdit }: { reason: DenialReason; onEdit: () => void }) {
  const t = useTexts('applicants');
  const archive = useAct(denialReasons.archive, {
    // by then the line stands in the other list
    onDone: (_, { archived }) => {
      if (archived) notices.undo(t('denial.archived', { name: reason.name }), () => put(false));
    },
  });
  const put = (archived: boolean) => archive.mutate({ id: reason.id, archived });
  const own = languages.filter((one) => reason.letters[one].text !== reason.letters[one].ours).map((one) => t(`languages.${one}`));
  return (
    <Group component="li" justify="space-between" gap={8} py={8} style={{ borderBottom: '1px solid var(--v-line)' }}>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{reason.name}</Text>
        {own.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('denial.own', { languages: own.join(', ') })}
          </Text>
        )}
      </div>
      <Group gap={4}>
        <Button variant="subtle" size="compact-md" aria-label={t('denial.edit', { name: reason.name })} onClick={onEdit}>
          {t('denial.editShort')}
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" c="dimmed" onClick={() => put(!reason.archived)}>
          {reason.archived ? t('denial.restore') : t('denial.archive')}
        </Button>
      </Group>
    </Group>
  );
}
