import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Updateable } from 'kysely';
import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';
import type { FilmCaption } from '../tables.ts';

/** The name a film has by now. */
export const presentFilm = async (db: Db, film: string) =>
  (await db.selectFrom('renewed_film').select('film').where('former', '=', film).executeTakeFirst())?.film ?? film;

/** What is said in films, by film and language. */
export const captionsOf = (db: Db, films: string[]) =>
  db.selectFrom('film_caption').selectAll().where('film', '=', oneOf(films)).orderBy('film').orderBy('language').execute();

/** Writes words in the place of those of the same language; null takes them away. */
export function putCaptions(db: Db, film: string, language: Language, words: readonly SpokenWord[] | null, at: string) {
  const written = { words: words && JSON.stringify(words), changed_at: words && at };
  return db
    .insertInto('film_caption')
    .values({ film, language, ...written })
    .onConflict((conflict) => conflict.columns(['film', 'language']).doUpdateSet(written))
    .execute();
}

/** Notes that a program is to write down what is said in a film; what one heard before is forgotten. */
export function putWaiting(db: Db, film: string, language: Language) {
  const waiting = { program: 'waiting', heard: null } as const;
  return db
    .insertInto('film_caption')
    .values({ film, language, ...waiting })
    .onConflict((conflict) => conflict.columns(['film', 'language']).doUpdateSet(waiting))
    .execute();
}

/** Notes what a program made of a film, where that is still waited for. */
export const setHeard = (db: Db, film: string, language: Language, heard: Pick<Updateable<FilmCaption>, 'program' | 'heard'>) =>
  db
    .updateTable('film_caption')
    .set(heard)
    .where('film', '=', film)
    .where('language', '=', language)
    .where('program', '=', 'waiting')
    .execute();

/** Gives what hangs on a film to the one that takes its place: the same, made anew for every browser. */
export async function moveCaptions(db: Db, former: string, film: string) {
  await db.updateTable('film_caption').set({ film }).where('film', '=', former).execute();
  await db.updateTable('renewed_film').set({ film }).where('film', '=', former).execute();
  await db.insertInto('renewed_film').values({ former, film }).execute();
}

/** Forgets what is said in films that go. */
export async function forgetCaptions(db: Db, films: string[]) {
  await db.deleteFrom('film_caption').where('film', '=', oneOf(films)).execute();
  await db.deleteFrom('renewed_film').where('film', '=', oneOf(films)).execute();
}
