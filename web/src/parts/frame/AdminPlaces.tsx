import {
  IconBuildingSkyscraper,
  IconEye,
  IconFileCheck,
  IconMail,
  IconMessages,
  IconSettings,
  IconTag,
  IconTicket,
} from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import rowClasses from './AdminPlaces.module.css';
import classes from './Frame.module.css';
import { isCurrent, type Place, people } from './places.ts';

const places: readonly Place[] = [
  people,
  { to: '/admin-panel/companies', text: 'companies', icon: IconBuildingSkyscraper },
  { to: '/admin-panel/outbox', text: 'outbox', icon: IconMail },
  { to: '/admin-panel/reports', text: 'reports', icon: IconMessages },
  { to: '/admin-panel/products', text: 'plans', icon: IconTag },
  { to: '/admin-panel/vouchers', text: 'vouchers', icon: IconTicket },
  { to: '/admin-panel/invoices', text: 'invoices', icon: IconFileCheck },
  { to: '/admin-panel/activity', text: 'activity', icon: IconEye },
  {
    to: '/admin-panel/operations',
    text: 'operations',
    icon: IconSettings,
    also: ['/admin-panel/transcription', '/admin-panel/occupations', '/admin-panel/speech-effect'],
  },
];

/** Administrators have no side menu (R065): their places stand in the header. */
export function AdminPlaces() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = useRef<HTMLElement>(null);
  // on a phone the row is longer than the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another place
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav ref={row} aria-label={t('frame.menu')} className={rowClasses.row}>
      {places.map((place) => (
        <Link
          key={place.to}
          to={place.to as '/signup'}
          className={classes.tool}
          aria-label={t(`frame.${place.text}`)}
          data-current={isCurrent(place, path) || undefined}
          aria-current={isCurrent(place, path) ? 'page' : undefined}
        >
          <place.icon stroke={1.5} size={20} aria-hidden="true" />
          <span className={classes.word}>{t(`frame.${place.text}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
