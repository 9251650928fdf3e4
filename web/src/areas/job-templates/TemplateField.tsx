import { ActionIcon, Group, Select, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { byAllNames } from './by-all-names.ts';

interface Props {
  value: string | undefined;
  error: string | undefined;
  onChange: (id: string | undefined, name: string) => void;
}

/** The template that a job begins with: one of the company's own, or ours for a trade. */
export function TemplateField({ value, error, onChange }: Props) {
  const t = useTexts('job-templates');
  const known = useAsk(jobTemplates.list, { language: language() }).data ?? { own: [], ours: [] };
  const remove = useAct(jobTemplates.remove, {
    onDone: () => {
      onChange(undefined, '');
      notices.done(t('templates.removed'));
    },
  });
  const chosenOwn = known.own.find(({ id }) => id === value);
  const items = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Group gap={8} align="flex-end" wrap="nowrap">
      <Select
        style={{ flex: 1 }}
        label={t('templates.which')}
        placeholder={t('templates.choose')}
        nothingFoundMessage={t('bank.noTrade')}
        searchable
        filter={byAllNames(known.ours)}
        error={error}
        data={[
          ...(known.own.length > 0 ? [{ group: t('templates.own'), items: items(known.own) }] : []),
          { group: t('templates.ours'), items: items(known.ours) },
        ]}
        value={value ?? null}
        onChange={(id) => onChange(id ?? undefined, [...known.own, ...known.ours].find((one) => one.id === id)?.name ?? '')}
      />
      {chosenOwn && (
        <Tooltip label={t('templates.removeOf', { name: chosenOwn.name })}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('templates.removeOf', { name: chosenOwn.name })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id: chosenOwn.id })}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
