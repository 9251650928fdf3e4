import { createContext, type ReactNode, useContext } from 'react';
import classes from './Watermark.module.css';

const Words = createContext('');

/** Stands over everything on the page that is looked at, so that a picture of the screen says who took it. Empty words: nothing does. */
export function Watermarked({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Words value={words}>
      {children}
      {words && <Marks words={words} className={classes.page ?? ''} />}
    </Words>
  );
}

/** The same within a player, for when it fills the screen alone. */
export function PlayerWatermark() {
  const words = useContext(Words);
  return words ? <Marks words={words} className={classes.player ?? ''} /> : null;
}

const places = Array.from({ length: 60 }, (_, place) => place);

function Marks({ words, className }: { words: string; className: string }) {
  return (
    <div className={className} aria-hidden="true" data-watermark={words}>
      <div className={classes.marks}>
        {places.map((place) => (
          <span key={place} data-words={words} />
        ))}
      </div>
    </div>
  );
}
