import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Nobody is listed: because of what was asked, or as nobody has come yet; either leads on. */
export function Nobody({ filtered, onInvite }: { filtered: boolean; onInvite: () => void }) {
  const t = useTexts('applicants');
  const { go, corporate } = useManagement();
  const recruiter = useIsRecruiter();
  if (filtered)
    return (
      <EmptyState
        drawing="letters"
        title={t('common:noMatch')}
        action={
          <Button variant="default" onClick={() => go({})}>
            {t('common:clearFilters')}
          </Button>
        }
      />
    );
  if (corporate)
    return (
      <EmptyState
        drawing="letters"
        title={t('corporate.empty')}
        text={t('corporate.emptyText')}
        action={
          <Button component={Link} to="/recruiter-settings/branding">
            {t('corporate.toLook')}
          </Button>
        }
      />
    );
  if (!recruiter) return <EmptyState drawing="letters" title={t('empty.title')} text={t('given.empty')} />;
  return (
    <EmptyState
      drawing="letters"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onInvite}>{t('common:inviteCandidates')}</Button>}
    />
  );
}
