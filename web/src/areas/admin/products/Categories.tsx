import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Category, categories } from '@vitrine/contract/admin/categories.ts';
import { useState } from 'react';
import { NameDialog } from '../../../parts/NameDialog.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { Failed } from './Failed.tsx';

/** The folders of a company: made, named, put in order, and deleted while they are empty. */
export function Categories({ companyId }: { companyId: string }) {
  const t = useTexts('admin');
  const list = useAsk(categories.list, { companyId });
  return (
    <Section title={t('categories.title')} text={t('categories.text')}>
      <QueryBoundary of={list}>{({ items }) => <Folders companyId={companyId} items={items} />}</QueryBoundary>
      <NewFolder companyId={companyId} />
    </Section>
  );
}

function Folders({ companyId, items }: { companyId: string; items: readonly Category[] }) {
  const t = useTexts('admin');
  const [renaming, setRenaming] = useState<Category>();
  const reorder = useAct(categories.reorder);
  const rename = useAct(categories.update, { onDone: () => setRenaming(undefined) });
  const remove = useAct(categories.remove, { onDone: () => notices.done(t('categories.removed')) });
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    reorder.mutate({ companyId, ids });
  };
  if (items.length === 0) return <Text c="dimmed">{t('categories.none')}</Text>;
  return (
    <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('categories.title')}>
      {items.map((one, index) => (
        <Group key={one.id} component="li" justify="space-between" gap={8}>
          <div style={{ minWidth: 0, flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            <Text>{one.name}</Text>
            <Text size="sm" c="dimmed">
              {t('categories.ads', { count: one.count })}
            </Text>
          </div>
          <Group gap={4}>
            <Act label={t('categories.up', one)} icon={IconArrowUp} off={index === 0} onPress={() => move(index, index - 1)} />
            <Act
              label={t('categories.down', one)}
              icon={IconArrowDown}
              off={index === items.length - 1}
              onPress={() => move(index, index + 1)}
            />
            <Act label={t('categories.rename', one)} icon={IconPencil} onPress={() => setRenaming(one)} />
            <Act label={t('categories.remove', one)} icon={IconTrash} onPress={() => remove.mutate({ id: one.id })} />
          </Group>
        </Group>
      ))}
      {renaming && (
        <NameDialog
          title={t('categories.rename', renaming)}
          label={t('categories.newName', renaming)}
          initial={renaming.name}
          busy={rename.isPending}
          onName={(name) => rename.mutate({ id: renaming.id, name })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </Stack>
  );
}

interface ActProps {
  label: string;
  icon: typeof IconTrash;
  off?: boolean;
  onPress: () => void;
}

const Act = ({ label, icon: Icon, off = false, onPress }: ActProps) => (
  <ActionIcon variant="subtle" size={40} aria-label={label} title={label} disabled={off} onClick={onPress}>
    <Icon size={20} stroke={1.5} aria-hidden="true" />
  </ActionIcon>
);

function NewFolder({ companyId }: { companyId: string }) {
  const t = useTexts('admin');
  const form = useFormOf(categories.create.body.omit({ companyId: true }), { name: '' });
  const create = useAct(categories.create, { handles: 'all', onDone: () => form.reset() });
  return (
    <form noValidate onSubmit={form.onSubmit(({ name }) => create.mutate({ companyId, name }))}>
      <Stack gap={12} mt={16}>
        <Group align="end" gap={12}>
          <TextInput style={{ flex: '1 1 220px' }} label={t('categories.name')} maxLength={60} {...form.getInputProps('name')} />
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('categories.add')}
          </Button>
        </Group>
        <Failed error={create.error} />
      </Stack>
    </form>
  );
}
