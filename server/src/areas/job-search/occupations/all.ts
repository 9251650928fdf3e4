import { type Lexicon, lexiconOf } from './lexicon.ts';
import { building } from './lists/building.ts';
import { care } from './lists/care.ts';
import { computing } from './lists/computing.ts';
import { creating } from './lists/creating.ts';
import { engineering } from './lists/engineering.ts';
import { food } from './lists/food.ts';
import { making } from './lists/making.ts';
import { moving } from './lists/moving.ts';
import { office } from './lists/office.ts';
import { outdoors } from './lists/outdoors.ts';
import { selling } from './lists/selling.ts';
import { social } from './lists/social.ts';
import { occupationsIn } from './occupation.ts';

/** The occupations that the search knows by itself, written for this product. */
export const ownOccupations = [
  building,
  care,
  computing,
  creating,
  engineering,
  food,
  making,
  moving,
  office,
  outdoors,
  selling,
  social,
].flatMap(occupationsIn);

let ready: Lexicon | undefined;
/** Made when somebody first searches: it takes a moment. */
export const ownLexicon = () => (ready ??= lexiconOf(ownOccupations));
