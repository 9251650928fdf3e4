import { closeupGraceHours } from '@vitrine/contract/closeup/administering.ts';
import {
  type EnrollType,
  type OwnCloseup,
  type OwnPage,
  type PageEntry,
  type PageFile,
  pageName,
  type ShownCloseup,
  type ShownPage,
  stylesPage,
  type Template,
} from '@vitrine/contract/closeup/shapes.ts';
import { hour } from '@vitrine/contract/durations.ts';
import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, World } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { Refused } from '../../platform/refused.ts';
import { judgesFirst } from '../speech-effect/index.ts';
import * as sql from './closeups.sql.ts';
import { type FileRow, filesOf } from './files.sql.ts';
import { pdfLink } from './pdf-links.ts';
import { releasedFor, stylesOf } from './styles/choosing.ts';

/** Others see a closeup while it is released and the months that were bought or given last (decision 7.8). */
export const isPublic = (world: Pick<World, 'now'>, row: sql.CloseupRow) =>
  row.released_at !== null && row.deactivated_at === null && row.remove_at === null && lasts(world, row);

const lasts = ({ now }: Pick<World, 'now'>, { given_until }: Pick<sql.CloseupRow, 'given_until'>) =>
  given_until !== null && new Date(given_until) > now();

export const isGiven = lasts;

/** Where others see a closeup. */
export const closeupAddress = (world: Pick<World, 'url'>, id: string) => `${world.url()}/closeup/${id}`;

const fileOf = (ctx: Ctx, row: FileRow): PageFile => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  url: mediaLink(ctx, row.stored, row.content_type).url,
  contentType: row.content_type,
  bytes: row.bytes,
  caption: row.caption,
  poster: row.poster && mediaLink(ctx, row.poster, 'image/jpeg').url,
  seconds: row.seconds,
  ready: row.ready,
});

const pageOf = (ctx: Ctx, row: sql.PageRow, files: FileRow[], styles: DrawnEffect | null): OwnPage => ({
  number: row.number,
  title: row.title,
  text: row.words,
  entries: row.entries as PageEntry[],
  files: files.filter(({ number }) => number === row.number).map((one) => fileOf(ctx, one)),
  styles: row.number === stylesPage ? styles : null,
  hidden: row.hidden,
  version: row.version,
  emptyAt: row.empty_at,
});

async function pagesIn(ctx: Ctx, row: sql.CloseupRow, styles: DrawnEffect | null) {
  const [pages, files] = await Promise.all([sql.pagesOf(ctx.db, row.id), filesOf(ctx.db, row.id)]);
  return pages.map((one) => pageOf(ctx, one, files, styles));
}

/** Until when months that were taken back can be given again. */
function returnableUntil({ now }: Ctx, { taken_at }: sql.CloseupRow) {
  const until = taken_at && new Date(new Date(taken_at).getTime() + closeupGraceHours * hour);
  return until && until > now() ? until.toISOString() : null;
}

/** A closeup as its owner or an administrator edits it, with page1 to page8 (R079). Of the effect of words only its owner learns here. */
export async function ownCloseup(ctx: Ctx, row: sql.CloseupRow): Promise<OwnCloseup> {
  const isOwner = ctx.actor?.accountId === row.account_id;
  const [pages, releasedEffects] = await Promise.all([
    pagesIn(ctx, row, isOwner ? await stylesOf(ctx, row) : null),
    isOwner ? releasedFor(ctx, row) : [],
  ]);
  return {
    id: row.id,
    candidate_id: row.account_id,
    language: row.language as Language,
    template: row.template as Template,
    colour: row.colour,
    order: row.page_order,
    enrollType: (row.enroll_type ?? 'none') as EnrollType,
    givenUntil: row.given_until,
    released: row.released_at !== null,
    shared: row.shared,
    publicUrl: isPublic(ctx, row) ? closeupAddress(ctx, row.id) : null,
    views: row.views,
    changedAt: row.changed_at,
    removeAt: row.remove_at,
    monthsReturnUntil: returnableUntil(ctx, row),
    releasedEffects,
    ...(Object.fromEntries(pages.map((one) => [pageName(one.number), one])) as Record<ReturnType<typeof pageName>, OwnPage>),
  };
}

/** The closeup of a candidate; none is not found. */
export async function closeupFor(ctx: Ctx, accountId: string) {
  const row = await sql.closeupOf(ctx.db, accountId);
  if (!row) throw new Refused('not-found');
  return row;
}

function isFilled({ title, text, entries, files, number, styles }: ShownPage) {
  if (number === 1) return title !== '';
  // whatever else stands there, without styles there is nothing to say of them
  if (number === stylesPage) return styles !== null;
  return text !== '' || entries.length > 0 || files.length > 0;
}

/**
 * A closeup as others see it: the pages that say something and are neither hidden nor emptied, in the order of their owner; that of the
 * communication styles only for whoever has not to judge first.
 */
export async function shownCloseup(ctx: Ctx, row: sql.CloseupRow, { withStyles }: { withStyles: boolean }): Promise<ShownCloseup> {
  const pages = await pagesIn(ctx, row, withStyles ? await stylesOf(ctx, row) : null);
  const shown = row.page_order
    .flatMap((number) => pages.find((one) => one.number === number) ?? [])
    .filter((one) => !one.hidden && one.emptyAt === null && isFilled(one));
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    language: row.language as Language,
    template: row.template as Template,
    colour: row.colour,
    pages: shown.map(({ hidden: _hidden, version: _version, emptyAt: _emptyAt, ...one }) => one),
    pdfUrl: pdfLink(ctx, row.id, withStyles),
  };
}

/** A closeup that everybody may see; any other one does not exist. What is opened of it ends when it is taken back. */
export async function publicCloseup(ctx: Ctx, id: string): Promise<{ row: sql.CloseupRow; shown: ShownCloseup }> {
  const row = await demandPublic(ctx, id);
  const withStyles = !(await judgesFirst(ctx, row.account_id));
  return { row, shown: await shownCloseup({ ...ctx, actor: undefined, through: row.id }, row, { withStyles }) };
}

export async function demandPublic(ctx: Ctx, id: string) {
  const row = await sql.closeupById(ctx.db, id);
  if (!row || !isPublic(ctx, row)) throw new Refused('not-found');
  return row;
}
