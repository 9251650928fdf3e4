import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from '../Stage.module.css';

export type Closed = 'expired' | 'unavailable' | 'too-late' | 'recruiter' | 'administrator' | 'link';

/** Why there is no interview here, in the words of the specification (R197, R200, R201, R204, R205). */
export function ClosedStep({ why }: { why: Closed }) {
  const t = useTexts('interviews');
  return (
    <div className={classes.page} role="alert" data-closed={why}>
      <EmptyState
        drawing="lost"
        order={1}
        title={why === 'link' ? t('common:refusals.link-expired') : t(`closed.${why}.title`)}
        text={why === 'link' ? t('common:linkOver') : t(`closed.${why}.text`)}
        action={
          <Button component={Link} to="/" variant="default">
            {t('closed.home')}
          </Button>
        }
      />
    </div>
  );
}
