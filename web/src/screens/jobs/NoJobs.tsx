import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobState } from '@vitrine/contract/job-ads/jobs.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  state: JobState;
  drafts: number;
  mayEdit: boolean;
  /** Takes words and folder away; absent where the list is not narrowed. */
  onClear: (() => void) | undefined;
  onDrafts: () => void;
}

/** Why the list is empty, and what leads on. */
export function NoJobs({ state, drafts, mayEdit, onClear, onDrafts }: Props) {
  const t = useTexts('job-ads');
  if (onClear) {
    return (
      <EmptyState
        drawing="list"
        title={t('list.nothingFound')}
        text={t('list.otherWords')}
        action={<Button onClick={onClear}>{t('list.clear')}</Button>}
      />
    );
  }
  if (!mayEdit) return <EmptyState drawing="list" title={t('list.noneGiven')} text={t('list.noneGivenText')} />;
  const begins = state === 'open' || state === 'draft';
  return (
    <EmptyState
      drawing="list"
      title={t(`list.empty.${state}`)}
      text={t(`list.emptyText.${state}`)}
      {...(begins && {
        action: (
          <Group gap={8} justify="center">
            <Button leftSection={<IconPlus size={18} stroke={1.5} />} renderRoot={(props) => <Link {...props} to="/job-edit" />}>
              {t('list.new')}
            </Button>
            {state === 'open' && drafts > 0 && (
              <Button variant="default" onClick={onDrafts}>
                {t('list.toDrafts', { count: drafts })}
              </Button>
            )}
          </Group>
        ),
      })}
    />
  );
}
