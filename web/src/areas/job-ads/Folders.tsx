import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconFolderCog, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { jobAdCategories } from '@vitrine/contract/job-ads/editing.ts';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

export const useFolders = () => useAsk(jobAdCategories.list, {}).data?.items ?? [];

/** The folder an ad lies in, and the way to more folders. */
export function FolderField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useTexts('job-ads');
  const folders = useFolders();
  return (
    <Group gap={8} align="flex-end">
      <Select
        style={{ flex: 1 }}
        label={t('folder.label')}
        description={t('folder.hint')}
        placeholder={t('folder.none')}
        clearable
        clearButtonProps={{ 'aria-label': t('folder.takeOut') }}
        data={[...new Set([...folders.map(({ name }) => name), ...(value ? [value] : [])])]}
        value={value || null}
        onChange={(name) => onChange(name ?? '')}
      />
      <FoldersButton />
    </Group>
  );
}

/** Opens the folders of the company: new ones, other names, empty ones away (R212). */
export function FoldersButton() {
  const t = useTexts('job-ads');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconFolderCog size={18} stroke={1.5} />} onClick={() => setOpened(true)}>
        {t('folder.manage')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('folder.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <FolderList />
      </Modal>
    </>
  );
}

function FolderList() {
  const t = useTexts('job-ads');
  const folders = useFolders();
  return (
    <Stack gap={16}>
      {folders.length === 0 && <Text c="dimmed">{t('folder.empty')}</Text>}
      <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
        {folders.map((one) => (
          <FolderRow key={one.id} {...one} />
        ))}
      </Stack>
      <NewFolder />
    </Stack>
  );
}

function FolderRow({ id, name, count }: { id: string; name: string; count: number }) {
  const t = useTexts('job-ads');
  const [typed, setTyped] = useState<string>();
  const rename = useAct(jobAdCategories.rename, { onDone: () => setTyped(undefined) });
  const remove = useAct(jobAdCategories.remove);
  if (typed !== undefined) {
    const send = (event: FormEvent) => {
      event.preventDefault();
      if (typed.trim()) rename.mutate({ id, name: typed.trim() });
    };
    return (
      <Group component="li" gap={8} wrap="nowrap">
        <form onSubmit={send} style={{ flex: 1, display: 'flex', gap: 8 }}>
          <TextInput
            style={{ flex: 1 }}
            aria-label={t('folder.name')}
            maxLength={60}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ActionIcon type="submit" size={36} aria-label={t('common:save')} loading={rename.isPending}>
            <IconCheck size={18} stroke={1.5} />
          </ActionIcon>
        </form>
      </Group>
    );
  }
  return (
    <Group component="li" gap={8} justify="space-between" wrap="nowrap">
      <Text style={{ overflowWrap: 'anywhere' }}>{t('folder.with', { name, count })}</Text>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('folder.rename', { name })} onClick={() => setTyped(name)}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('folder.delete', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function NewFolder() {
  const t = useTexts('job-ads');
  const [name, setName] = useState('');
  const create = useAct(jobAdCategories.create, { onDone: () => setName('') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) create.mutate({ name: name.trim() });
  };
  return (
    <form onSubmit={send} style={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
      <TextInput
        style={{ flex: 1 }}
        label={t('folder.new')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" leftSection={<IconPlus size={18} stroke={1.5} />} loading={create.isPending}>
        {t('folder.create')}
      </Button>
    </form>
  );
}
