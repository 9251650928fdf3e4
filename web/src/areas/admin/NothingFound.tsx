import { Button } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  of: 'users' | 'companies' | 'products';
  /** Something is searched for. */
  looking: boolean;
  onAll: () => void;
}

/** An empty list: nothing is there yet, or nothing fits and there is a way back to all. */
export function NothingFound({ of, looking, onAll }: Props) {
  const t = useTexts('admin');
  if (!looking) return <EmptyState drawing={of === 'products' ? 'list' : 'people'} title={t(`${of}.none`)} text={t(`${of}.noneText`)} />;
  return (
    <EmptyState
      drawing="lost"
      title={t(`${of}.notFound`)}
      text={t(`${of}.notFoundText`)}
      action={<Button onClick={onAll}>{t('users.all')}</Button>}
    />
  );
}
