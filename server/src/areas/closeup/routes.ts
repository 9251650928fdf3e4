import type { FastifyInstance } from 'fastify';
import { ownContext, type World } from '../../platform/context.ts';
import { imageFrom } from '../../platform/files/image-work.ts';
import { pdfPolicy } from '../../platform/files/media-links.ts';
import { Refused } from '../../platform/refused.ts';
import { closeupById, pagesOf } from './closeups.sql.ts';
import { demandPublic, shownCloseup } from './closeups.ts';
import { filesOf } from './files.sql.ts';
import { readPdfLink } from './pdf-links.ts';
import { closeupPdf, printable } from './print.ts';

/** What a preview of a link shows is 1200 by 630 pixels. */
const card = { width: 1200, height: 630, fit: 'cover' } as const;

/** The PDF of a closeup through signed links alone, and the picture that other sites show beside a link to one that is released. */
export function serveCloseupFiles(app: FastifyInstance, world: World) {
  app.get<{ Params: { '*': string } }>('/api/closeup-prints/*', async (request, reply) => {
    const ctx = ownContext(world);
    const { id, withStyles } = await readPdfLink(world, request.params['*']);
    const row = await closeupById(world.db, id);
    if (!row) throw new Refused('not-found');
    const shown = await shownCloseup(ctx, row, { withStyles });
    const seen = new Set(shown.pages.flatMap(({ files }) => files.map(({ id }) => id)));
    const pictures = await printable(
      world,
      (await filesOf(world.db, row.id)).filter(({ id }) => seen.has(id)),
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': pdfPolicy,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${shown.name}.pdf`)}`,
      })
      .type('application/pdf')
      .send(await closeupPdf(world, shown, pictures));
  });

  app.get<{ Params: { id: string } }>('/api/closeup-cards/:id', async (request, reply) => {
    const id = request.params.id.replace(/\.jpg$/, '');
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new Refused('not-found');
    const row = await demandPublic(ownContext(world), id);
    const name = await cardPicture(world, row.id);
    const bytes = name && (await world.files.get(name));
    if (!bytes) throw new Refused('not-found');
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('image/jpeg')
      .send(await imageFrom(bytes, { resize: card, background: '#ffffff', format: 'jpeg', quality: 84 }));
  });
}

/** The picture of the cover, or the still picture of its film; null where the page is hidden, emptied or has neither. */
export async function cardPicture(world: World, closeupId: string) {
  const [pages, files] = await Promise.all([pagesOf(world.db, closeupId), filesOf(world.db, closeupId)]);
  const open = pages.some(({ number, hidden, empty_at }) => number === 1 && !hidden && empty_at === null);
  const shown = open ? files.filter(({ number }) => number === 1) : [];
  return shown.find(({ kind }) => kind === 'picture')?.stored ?? shown.find(({ poster }) => poster)?.poster ?? null;
}
