import type { ShownProfile } from '@vitrine/contract/candidates/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { type Ctx, ownContext, type World } from '../../../platform/context.ts';
import { imageFrom } from '../../../platform/files/image-work.ts';
import { pdfPolicy } from '../../../platform/files/media-links.ts';
import { pictureBytes } from '../../../platform/files/pictures.ts';
import { dossierPdf } from '../pdf/dossier.ts';
import { profilePdf } from '../pdf/profile.ts';
import { profileOf } from '../profile-view.ts';
import { findCandidate } from '../profiles.sql.ts';
import { listPosters } from './dossier.sql.ts';
import { dossierOf } from './dossier.ts';
import { type Claim, readClaim } from './print-links.ts';

/** The picture of a person as a JPEG for print. */
async function portrait(ctx: Ctx, accountId: string) {
  const person = await findCandidate(ctx.db, accountId);
  const bytes = await pictureBytes(ctx, person?.picture ?? null);
  return bytes && imageFrom(bytes, { resize: { width: 400, height: 400 }, background: '#ffffff', format: 'jpeg', quality: 88 });
}

async function postersOf(ctx: Ctx, takeIds: string[]) {
  const posters = new Map<string, Buffer>();
  if (takeIds.length === 0) return posters;
  for (const { id, poster } of await listPosters(ctx.db, takeIds)) {
    const bytes = poster && (await ctx.files.get(poster));
    if (bytes) posters.set(id, await imageFrom(bytes, { resize: { width: 400 }, format: 'jpeg', quality: 80 }));
  }
  return posters;
}

const nameOf = ({ firstName, lastName }: ShownProfile) => `${firstName} ${lastName}`.trim() || 'Vitrine';

async function print(ctx: Ctx, claim: Claim) {
  const { accountId, language } = claim;
  const picture = await portrait(ctx, accountId);
  if (claim.what === 'profile') {
    const profile = await profileOf(ctx, accountId);
    return { name: nameOf(profile), bytes: await profilePdf(profile, picture, language, ctx.now()) };
  }
  const dossier = await dossierOf(ctx, accountId, claim.reviewer);
  const takes = dossier.interviews.flatMap(({ answers }) => answers.flatMap(({ answer }) => answer?.takeId ?? []));
  const bytes = await dossierPdf(dossier, picture, await postersOf(ctx, takes), language, ctx.now());
  return { name: `${nameOf(dossier.profile)} · Dossier`, bytes };
}

/** Serves profiles and dossiers as PDF files through signed links alone; each is written as it is asked for. */
export function servePrints(app: FastifyInstance, world: World) {
  app.get<{ Params: { '*': string } }>('/api/prints/*', async (request, reply) => {
    const { name, bytes } = await print(ownContext(world), await readClaim(world, request.params['*']));
    return reply
      .headers({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': pdfPolicy,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      })
      .type('application/pdf')
      .send(bytes);
  });
}
