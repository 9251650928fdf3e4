import type { World } from '../../platform/context.ts';
import { tellPrograms } from '../webhooks/index.ts';
import * as sql from './statuses.sql.ts';

type Writing = Pick<World, 'db' | 'now' | 'newId'>;

/** Sets the status of an application, keeps the change in its history, and tells the programs of the company. */
export async function recordStatus(ctx: Writing, change: sql.Change) {
  await sql.recordStatus(ctx.db, change);
  await tellPrograms(ctx, 'application.status_changed', { applicationId: change.applicationId });
}

/** Takes a change back: the status before it counts again. Only the latest change of an application can be. */
export async function undoChange(ctx: Writing, change: { id: string; application_id: string }) {
  await sql.undoChange(ctx.db, change);
  await tellPrograms(ctx, 'application.status_changed', { applicationId: change.application_id });
}
