import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { few } from '../../platform/format.ts';
import type { Visitor } from '../../platform/session/session.ts';
import classes from './Frame.module.css';
import { isCurrent, usePlaces } from './places.ts';
import { useUnreadMessages } from './unread-messages.ts';

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

/** A place of the menu: icon and word, the current one unmistakable. A narrow one shows one word and is still called by all of them. */
export function PlaceLink({ place, narrow = false }: { place: ReturnType<typeof usePlaces>[number]; narrow?: boolean }) {
  const { t } = useTranslation();
  const name = t(`frame.${place.text}`);
  const short = narrow && place.short ? t(`frame.short.${place.short}`) : undefined;
  const messages = useUnreadMessages();
  const unread = place.text === 'messages' ? messages : 0;
  const current = useRouterState({ select: (state) => isCurrent(place, state.location.pathname) });
  return (
    <Link
      to={place.to as '/signup'}
      className={classes.place}
      data-current={current || undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={unread > 0 ? t(unread > 99 ? 'frame.manyUnread' : 'frame.unread', { place: name, count: unread }) : short && name}
    >
      <span className={classes.icon}>
        <place.icon stroke={1.5} size={22} aria-hidden="true" />
        {unread > 0 && <span className={classes.count}>{few(unread)}</span>}
      </span>
      {short ?? name}
    </Link>
  );
}
