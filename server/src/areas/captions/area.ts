import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { type Area, defineArea, topic } from '../../platform/area.ts';
import { captionHandlers } from './captions.ts';
import { transcribeFilm } from './transcribing.jobs.ts';

/** Captions of the films that all areas show. */
export function captionsArea(areas: readonly Area[]) {
  const owners = areas.flatMap(({ ownsFilm }) => ownsFilm ?? []);
  return defineArea({ serves: [topic(filmCaptions, captionHandlers(owners))], jobs: [transcribeFilm] });
}
