import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { jumpTarget } from '../../../ui/jump/JumpMenu.tsx';
import { PersonAvatar } from '../../../ui/Person.tsx';
import classes from './Profile.module.css';

/** A section of the page; with an id the menu leads to it. */
export function Section({ id, title, children }: { id?: string | undefined; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`${classes.section} ${jumpTarget}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A picture of one colour, drawn in the colour of the words around it. */
export const Icon = ({ src }: { src: string }) => (
  <span className={classes.icon} aria-hidden="true" style={{ '--icon': `url(${src})` } as CSSProperties} />
);

const round = 2 * Math.PI * 36;

/** A share as a ring that is filled so far. */
export function Ring({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <span className={classes.ring}>
      <svg viewBox="0 0 84 84" aria-hidden="true" focusable="false">
        <circle cx="42" cy="42" r="36" />
        <circle cx="42" cy="42" r="36" strokeDasharray={`${(round * Math.min(100, percent)) / 100} ${round}`} />
      </svg>
      {children}
    </span>
  );
}

/** Shares of a hundred are rings, everything else is a large figure. */
export function Figure({ figure, label, note }: BusinessProfile['kpis'][number]) {
  const percent = /^(\d{1,3})(?:[.,]\d+)?\s*%$/.exec(figure)?.[1];
  return (
    <li className={`${classes.card} ${classes.figure}`}>
      {percent ? <Ring percent={Number(percent)}>{figure.replace(/\s/g, '')}</Ring> : <span className={classes.number}>{figure}</span>}
      <span>
        <strong>{label}</strong>
        {note && (
          <>
            <br />
            <span style={{ color: 'var(--mantine-color-dimmed)' }}>{note}</span>
          </>
        )}
      </span>
    </li>
  );
}

export function Member({ name, role, pictureUrl, recruits }: BusinessProfile['team'][number]) {
  const t = useTexts('companies');
  return (
    <li className={`${classes.card} ${classes.person}`}>
      <PersonAvatar name={name} picture={pictureUrl} size={104} />
      <strong style={{ marginTop: 8 }}>{name}</strong>
      {role && <span style={{ color: 'var(--mantine-color-dimmed)' }}>{role}</span>}
      {recruits && <span style={{ color: 'var(--c-accent)', fontSize: '0.875rem' }}>{t('profile.recruits')}</span>}
    </li>
  );
}

/** Keeps the first link to a video while it plays: every answer brings another one for the same video. */
function useSteady(item: BusinessProfile['inside'][number]) {
  const [shown, setShown] = useState(item);
  if (shown.media !== item.media) setShown(item);
  return { shown: shown.media === item.media ? shown : item, renew: () => setShown(item) };
}

interface MediaProps {
  item: BusinessProfile['inside'][number];
  onExpired: () => void;
}

/** A film or a picture from inside with its words. */
export function Media({ item, onExpired }: MediaProps) {
  const t = useTexts('companies');
  const { shown, renew } = useSteady(item);
  return (
    <figure className={classes.media}>
      {item.kind === 'picture' ? (
        <img src={item.url} alt={item.caption} loading="lazy" />
      ) : (
        <VideoPlayer
          src={shown.url}
          contentType={shown.contentType}
          film
          poster={shown.poster}
          processing={!shown.ready}
          label={item.caption || t('profile.inside')}
          onExpired={() => {
            onExpired();
            renew();
          }}
        />
      )}
      {item.caption && <figcaption>{item.caption}</figcaption>}
    </figure>
  );
}

export const Inside = (props: MediaProps) => (
  <li className={classes.card}>
    <Media {...props} />
  </li>
);
