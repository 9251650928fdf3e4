import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

interface Props {
  to?: LinkProps['to'];
  /** The place by its name; the start has its own. */
  children?: string;
}

/** Leads on from a screen that has nothing to show: a link that ended, a thing that is gone. */
export function WayOut({ to = '/', children }: Props) {
  const { t } = useTranslation();
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
      {children ?? t('notFound.home')}
    </Button>
  );
}
