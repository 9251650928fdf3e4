import type { FastifyInstance } from 'fastify';
import type { Atomic, World } from '../../platform/context.ts';
import { sniff } from '../../platform/files/file-kinds.ts';
import { replaceFile } from '../../platform/files/stored-files.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';

const folder = 'fonts';

/** Address of a stored font; its name cannot be guessed. */
export const fontUrl = (name: string | null) => (name ? `/api/fonts/${name}` : null);

/** Stores a font by its content (WOFF2, WOFF, TTF, OTF); anything else is refused. Returns its name. */
export async function storeFont(ctx: World, bytes: Uint8Array) {
  const kind = sniff(bytes.subarray(0, 4096));
  if (kind?.kind !== 'font' || bytes.length < 100) throw new Refused('broken-font');
  const name = `${newToken()}.${kind.extension}`;
  await ctx.files.put(fontFile(name), bytes);
  return name;
}

/** Where a font of this name is stored. */
export const fontFile = (name: string) => `${folder}/${name}`;

/** In the transaction that shows the font `next`, or none: orders the one before to be removed. */
export const replaceFont = (ctx: Atomic, former: string | null | undefined, next: string | null) =>
  replaceFile(ctx, former && fontFile(former), next && fontFile(next));

/** Serves the fonts of companies from our own origin; they never change under their name. */
export function serveFonts(app: FastifyInstance, world: World) {
  app.get<{ Params: { name: string } }>('/api/fonts/:name', async (request, reply) => {
    const [, extension] = /^[\w-]{43}\.(woff2|woff|ttf|otf)$/.exec(request.params.name) ?? [];
    const bytes = extension ? await world.files.get(fontFile(request.params.name)) : undefined;
    if (!bytes) throw new Refused('not-found');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(`font/${extension}`).send(Buffer.from(bytes));
  });
}
