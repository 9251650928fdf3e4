import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Visitor } from '../../platform/session.ts';
import classes from './Frame.module.css';
import { isCurrent, usePlaces } from './places.ts';

export function SideMenu({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.side} aria-label={t('frame.menu')} data-testid="side-menu">
      <ul className={classes.places}>
        {usePlaces(visitor).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A place of the menu: icon and word, the current one unmistakable. */
export function PlaceLink({ place }: { place: ReturnType<typeof usePlaces>[number] }) {
  const { t } = useTranslation();
  const current = useRouterState({ select: (state) => isCurrent(place, state.location.pathname) });
  return (
    <Link
      to={place.to as '/signup'}
      className={classes.place}
      data-current={current || undefined}
      aria-current={current ? 'page' : undefined}
    >
      <place.icon stroke={1.5} size={22} aria-hidden="true" />
      {t(`frame.${place.text}`)}
    </Link>
  );
}
