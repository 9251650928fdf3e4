import { kindOfPage, type PageEntry, type PageFile, type ShownPage } from '@vitrine/contract/closeup/shapes.ts';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { bytes as size } from '../../../platform/bytes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Presentation.module.css';
import { Styles } from './Styles.tsx';

interface Props {
  page: ShownPage;
  /** Of the page's own heading. */
  order: 1 | 2 | 3;
  /** An address no longer answers; ask for another. */
  onExpired: () => void;
}

/** One page of a closeup as others see it. */
export function Slide({ page, order, onExpired }: Props) {
  const kind = kindOfPage(page.number);
  const Heading = `h${order}` as const;
  const films = page.files.filter((one) => one.kind === 'video');
  const pictures = page.files.filter((one) => one.kind === 'picture');
  const documents = page.files.filter((one) => one.kind === 'document');
  return (
    <div className={classes.slide} data-kind={kind} data-media={films.length + pictures.length > 0 || undefined}>
      <div className={classes.words}>
        {page.title && <Heading className={classes.heading}>{page.title}</Heading>}
        {page.text && <p className={classes.text}>{page.text}</p>}
        {page.styles && <Styles styles={page.styles} />}
        {page.entries.length > 0 && <Entries kind={kind} entries={page.entries} />}
        {documents.length > 0 && <Documents files={documents} />}
      </div>
      {films.length + pictures.length > 0 && (
        <div className={classes.media} data-many={pictures.length > 1 || undefined}>
          {films.map((one) => (
            <Film key={one.id} film={one} title={page.title} onExpired={onExpired} />
          ))}
          {pictures.map((one) => (
            <figure key={one.id} className={classes.figure}>
              <img src={one.url} alt={one.caption} />
              {one.caption && kind === 'gallery' && <figcaption>{one.caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

function Film({ film, title, onExpired }: { film: PageFile; title: string; onExpired: () => void }) {
  const t = useTexts('closeup');
  return (
    <div className={classes.film}>
      <VideoPlayer
        src={film.url}
        contentType={film.contentType}
        film
        poster={film.poster}
        processing={!film.ready}
        seconds={film.seconds}
        label={title ? t('show.filmOf', { title }) : t('show.film')}
        onExpired={onExpired}
      />
      {film.caption && (
        <details className={classes.said}>
          <summary>{t('show.said')}</summary>
          <p className={classes.text}>{film.caption}</p>
        </details>
      )}
    </div>
  );
}

/** What can be dialled or written to is a link. */
function linkOf(detail: string) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(detail)) return `mailto:${detail}`;
  if (/^\+?[\d\s()/.-]{6,}$/.test(detail)) return `tel:${detail.replace(/[^+\d]/g, '')}`;
  if (/^https:\/\/[^\s]+$/.test(detail)) return detail;
  return undefined;
}

function Entries({ kind, entries }: { kind: string; entries: PageEntry[] }) {
  return (
    <ul className={classes.entries} data-kind={kind}>
      {entries.map((one, at) => {
        const href = kind === 'contact' ? linkOf(one.detail) : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else that tells them apart
          <li key={at}>
            {one.title && <strong>{one.title}</strong>}
            {one.detail && <span className={classes.detail}>{href ? <a href={href}>{one.detail}</a> : one.detail}</span>}
            {one.text && <p className={classes.text}>{one.text}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Documents({ files }: { files: PageFile[] }) {
  return (
    <ul className={classes.documents}>
      {files.map((one) => (
        <li key={one.id}>
          <a href={one.url} target="_blank" rel="noreferrer">
            {one.caption || one.name}
          </a>{' '}
          <span className={classes.detail}>{`PDF, ${size(one.bytes)}`}</span>
        </li>
      ))}
    </ul>
  );
}
