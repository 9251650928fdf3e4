import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import type { ApplicantColumn } from '@vitrine/contract/applicants/views.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  /** What there is to choose from. */
  offered: readonly ApplicantColumn[];
  chosen: readonly ApplicantColumn[];
  onChoose: (columns: readonly ApplicantColumn[]) => void;
}

/** Which columns the table shows. */
export function ColumnsMenu({ offered, chosen, onChoose }: Props) {
  const t = useTexts('applicants');
  return (
    <Popover position="bottom-end" shadow="md" withinPortal={false} middlewares={{ flip: false, shift: true }}>
      <Popover.Target>
        <Button variant="subtle" size="sm" leftSection={<IconColumns size={18} stroke={1.5} aria-hidden="true" />}>
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <Stack gap={12}>
          {offered.map((column) => (
            <Checkbox
              key={column}
              label={t(`table.column.${column}`)}
              checked={chosen.includes(column)}
              onChange={(event) => onChoose(event.currentTarget.checked ? [...chosen, column] : chosen.filter((one) => one !== column))}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
