import { Radio, SimpleGrid } from '@mantine/core';
import { type ImportKind, importKinds } from '@vitrine/contract/imports/fields.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  kind: ImportKind;
  onChange: (kind: ImportKind) => void;
}

/** What one brings along. */
export function KindChoice({ kind, onChange }: Props) {
  const t = useTexts('imports');
  return (
    <Radio.Group label={t('kind.label')} value={kind} onChange={(value) => onChange(value as ImportKind)}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12} mt={8}>
        {importKinds.map((one) => (
          <Radio key={one} value={one} label={t(`kind.${one}`)} description={t(`kind.${one}Text`)} />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
