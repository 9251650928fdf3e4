import type { FastifyInstance } from 'fastify';
import type { AnyCtx, Atomic, World } from '../context.ts';
import { Refused } from '../refused.ts';
import { newToken } from '../sessions/secrets.ts';
import { imageFrom } from './image-work.ts';
import { pictureLink } from './media-links.ts';
import { isFace } from './pictures.sql.ts';
import { replaceFile } from './stored-files.ts';

const folder = 'pictures';

/** Address under which a logo, a banner or another picture that a company shows is served to everybody. */
export const pictureUrl = (name: string | null) => (name ? `/api/pictures/${name}` : null);

/** Address of a picture of a person for the caller, who may see it: it ends like the links to documents. */
export const faceUrl = (ctx: AnyCtx, name: string | null) => (name ? pictureLink(ctx, `${folder}/${name}`) : null);

/** Turns an uploaded image upright, scales it down to what screens need and stores it as WebP; returns its name. */
export async function storePicture(ctx: World, bytes: Uint8Array, size: { width: number; height: number; fit?: 'cover' | 'inside' }) {
  const name = `${newToken()}.webp`;
  await ctx.files.put(`${folder}/${name}`, await scaled(bytes, size));
  return name;
}

const scaled = (bytes: Uint8Array, { width, height, fit = 'cover' }: { width: number; height: number; fit?: 'cover' | 'inside' }) =>
  imageFrom(bytes, { resize: { width, height, fit, withoutEnlargement: fit === 'inside' }, format: 'webp', quality: 84 });

/** The bytes of a stored picture, WebP. */
export const pictureBytes = (ctx: Pick<World, 'files'>, name: string | null) =>
  name ? ctx.files.get(`${folder}/${name}`) : Promise.resolve(undefined);

/** Stores a copy of a picture under a name of its own. */
export async function copyPicture(ctx: World, name: string | null) {
  const bytes = name ? await ctx.files.get(`${folder}/${name}`) : undefined;
  if (!bytes) return null;
  const copy = `${newToken()}.webp`;
  await ctx.files.put(`${folder}/${copy}`, bytes);
  return copy;
}

/** Where a picture of this name is stored. */
export const pictureFile = (name: string) => `${folder}/${name}`;

/** In the transaction that shows the picture `next`, or none: orders the one before to be removed. */
export const replacePicture = (ctx: Atomic, former: string | null | undefined, next: string | null) =>
  replaceFile(ctx, former && pictureFile(former), next && pictureFile(next));

/** Serves stored pictures that are nobody's face; they never change under their name. */
export function servePictures(app: FastifyInstance, world: World) {
  app.get<{ Params: { name: string } }>('/api/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    const shown = /^[\w-]{43}\.webp$/.test(name) && !(await isFace(world.db, name));
    const bytes = shown ? await world.files.get(`${folder}/${name}`) : undefined;
    if (!bytes) throw new Refused('not-found');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(Buffer.from(bytes));
  });
}
