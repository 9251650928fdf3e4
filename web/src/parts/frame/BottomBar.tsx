import { IconDots } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Visitor } from '../../platform/session/session.ts';
import classes from './Frame.module.css';
import { isCurrent, usePlaces } from './places.ts';
import { PlaceLink } from './SideMenu.tsx';

const most = 5;

/** The side menu of a phone: at most five places, the others behind "more". */
export function BottomBar({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation();
  const places = usePlaces(visitor);
  const shown = places.length > most ? places.slice(0, most - 1) : places;
  const rest = places.slice(shown.length);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const hidden = rest.some((place) => isCurrent(place, path));
  return (
    <nav className={classes.bottom} aria-label={t('frame.menu')} data-testid="bottom-bar">
      {shown.map((place) => (
        <PlaceLink key={place.to} place={place} narrow />
      ))}
      {rest.length > 0 && (
        // another screen closes it
        <details key={path} className={classes.more}>
          <summary className={classes.place} data-current={hidden || undefined}>
            <IconDots stroke={1.5} size={22} aria-hidden="true" />
            {t('frame.more')}
          </summary>
          <div className={classes.sheet}>
            {rest.map((place) => (
              <PlaceLink key={place.to} place={place} />
            ))}
          </div>
        </details>
      )}
    </nav>
  );
}
