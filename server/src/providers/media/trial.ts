import { fileURLToPath } from 'node:url';
import { withStudio } from './studio.ts';

const film = fileURLToPath(new URL('./trial.mp4', import.meta.url));

/** Reads a small film that comes along, in the cage, as every film is read; rejects where films cannot be worked on here. */
export const tryFilm = () =>
  withStudio({ reads: { film } }, async ({ probe, abilities }) => {
    const { video, audio } = await probe('film');
    if (!video || !audio) throw new Error('the film that was tried has no picture or no sound');
    return abilities();
  });
