import { Select, Stack, Text } from '@mantine/core';
import type { ImportColumn } from '@vitrine/contract/imports/fields.ts';
import type { CandidateImport } from '@vitrine/contract/imports/imports.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Columns.module.css';

interface Props {
  names: readonly string[];
  samples: CandidateImport['samples'];
  /** What a column may hold. */
  fields: readonly Exclude<ImportColumn, 'none'>[];
  columns: ImportColumn[];
  onChange: (columns: ImportColumn[]) => void;
}

/** Each column of the table with what its first lines hold, and what it is taken for. */
export function Columns({ names, samples, fields, columns, onChange }: Props) {
  const t = useTexts('imports');
  const data = (['none', ...fields] as const).map((value) => ({ value, label: t(`field.${value}`) }));
  const choose = (at: number, next: ImportColumn) =>
    // a field stands in one column: the one that had it holds nothing now
    onChange(columns.map((one, index) => (index === at ? next : one === next && next !== 'none' ? 'none' : one)));
  return (
    <Stack component="ul" gap={0} m={0} p={0} className={classes.list ?? ''}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <li key={at} className={classes.row}>
          <div className={classes.what}>
            <Text fw={700}>{name}</Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {samples
                .map(({ cells }) => cells[at]?.trim())
                .filter(Boolean)
                .slice(0, 3)
                .join(' · ') || t('columns.empty')}
            </Text>
          </div>
          <Select
            className={classes.field ?? ''}
            aria-label={t('columns.holds', { name })}
            allowDeselect={false}
            data={data}
            value={columns[at] ?? 'none'}
            onChange={(value) => value && choose(at, value as ImportColumn)}
          />
        </li>
      ))}
    </Stack>
  );
}
