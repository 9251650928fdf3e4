import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.tsx';

/** Names and numbers of what something touches. */
export type TouchedCounts = readonly (readonly [name: string, count: number])[];

/** What something touches, by number; what it does not touch is left out. */
export function Touched({ counts, nothing }: { counts: TouchedCounts; nothing?: string | undefined }) {
  const { t } = useTranslation();
  const some = counts.filter(([, count]) => count > 0);
  return (
    <section aria-label={t('closing.touches')}>
      <Facts facts={some} />
      {some.length === 0 && nothing && <Text c="dimmed">{nothing}</Text>}
    </section>
  );
}
