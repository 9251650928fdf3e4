import type { Atomic, Ctx, World } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { makePlayable, type Playable } from '../../../providers/media/index.ts';
import type { Interview } from '../rules.ts';
import { addTake, type NewTake } from './ledger.ts';
import { hearTake } from './quiet.jobs.ts';
import { transcodeTake } from './transcoding.jobs.ts';

/** Stores a film that came whole as what a take will show. */
export const makeFilm = (world: World, takeId: string, file: UploadedFile) =>
  makePlayable(world, file.path, `takes/${takeId}/${file.size}-${newToken().slice(0, 8)}`);

interface Film extends Omit<NewTake, 'kind'> {
  id: string;
  file: UploadedFile;
  made: Playable;
}

/** Writes the take of such a film, and queues what follows for every recording. */
export async function addFilm(ctx: Atomic<Ctx>, interview: Interview, questionNo: number, { file, made, ...rest }: Film) {
  const take = await addTake(ctx, interview, questionNo, {
    kind: 'video',
    ended_by: 'stopped',
    mime_type: file.contentType,
    bytes: file.size,
    length: file.size,
    media_state: 'ready',
    made_bytes: file.size,
    media: made.video,
    media_type: made.contentType,
    poster: made.poster,
    seconds: made.seconds,
    everywhere: made.everywhere,
    ...rest,
  });
  await enqueue(ctx, hearTake, { id: take.id }, { key: take.id });
  if (!made.everywhere) await enqueue(ctx, transcodeTake, { takeId: take.id, made: made.video });
  return take;
}
