import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import look from './Pictures.module.css';
import classes from './Profile.module.css';
import type { Shown } from './parts.ts';
import { Inside } from './pieces.tsx';

interface Props {
  videos: BusinessProfile['inside'];
  pictures: Shown[];
  company: string;
  onExpired: () => void;
}

/** What it looks like inside: further films, and all pictures side by side, the first one large. */
export function Pictures({ videos, pictures, company, onExpired }: Props) {
  const t = useTexts('companies');
  const words = (number: number) => t('profile.picture', { number, count: pictures.length, company });
  return (
    <div className={classes.together}>
      {videos.length > 0 && (
        <ul className={classes.grid} data-wide>
          {videos.map((one) => (
            <Inside key={one.id} item={one} onExpired={onExpired} />
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className={look.mosaic} data-count={Math.min(pictures.length, 5)}>
          {pictures.map(({ key, url, caption }, index) => (
            <li key={key}>
              <figure>
                <img src={url} alt={caption || words(index + 1)} loading="lazy" />
                {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
