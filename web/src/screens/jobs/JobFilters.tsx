import { Group, Select, TextInput } from '@mantine/core';
import { IconArrowsSort, IconSearch } from '@tabler/icons-react';
import { type JobOrder, jobOrders } from '@vitrine/contract/job-ads/jobs.ts';
import { FoldersButton, useFolders } from '../../areas/job-ads/Folders.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Jobs.module.css';

interface Props {
  words: string;
  onWords: (words: string) => void;
  folder: string | undefined;
  onFolder: (name: string | undefined) => void;
  order: JobOrder;
  onOrder: (order: JobOrder) => void;
  /** Folders belong to those who edit jobs. */
  mayEdit: boolean;
}

/** By what the list of jobs is narrowed and ordered. */
export function JobFilters({ words, onWords, folder, onFolder, order, onOrder, mayEdit }: Props) {
  const t = useTexts('job-ads');
  return (
    <Group gap={8} mb={16}>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        leftSection={<IconSearch size={18} stroke={1.5} />}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      {mayEdit && <FolderFilter folder={folder} onFolder={onFolder} />}
      <Select
        className={classes.choice ?? ''}
        aria-label={t('list.order')}
        leftSection={<IconArrowsSort size={18} stroke={1.5} />}
        allowDeselect={false}
        data={jobOrders.map((one) => ({ value: one, label: t(`list.orders.${one}`) }))}
        value={order}
        onChange={(next) => onOrder(next as JobOrder)}
      />
      {mayEdit && (
        <div className={classes.folders}>
          <FoldersButton />
        </div>
      )}
    </Group>
  );
}

function FolderFilter({ folder, onFolder }: Pick<Props, 'folder' | 'onFolder'>) {
  const t = useTexts('job-ads');
  const folders = useFolders();
  if (folders.length === 0) return null;
  return (
    <Select
      className={classes.choice ?? ''}
      aria-label={t('folder.label')}
      placeholder={t('folder.all')}
      clearable
      clearButtonProps={{ 'aria-label': t('folder.all') }}
      data={folders.map(({ name, count }) => ({ value: name, label: t('folder.with', { name, count }) }))}
      value={folder ?? null}
      onChange={(name) => onFolder(name ?? undefined)}
    />
  );
}
