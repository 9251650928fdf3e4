import { atomically, ownContext } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findChoices } from './choices/choices.sql.ts';
import { handOver } from './handing-over.ts';
import * as sql from './personal-data.sql.ts';
import { blocksOf, deleteBlocksOf, moveBlocks } from './quiet.sql.ts';
import { deleteReportsOf, moveReports, reportsOf } from './reports/reports.sql.ts';

/** What somebody wrote and was written, the files that went along, and what they chose. */
export const chatData: PersonalData = {
  area: 'conversations',

  async tell(ctx, { id }) {
    const files = await sql.filesOf(ctx.db, id);
    return {
      data: {
        conversations: await sql.conversationsOf(ctx.db, id),
        messages: await sql.messagesOf(ctx.db, id),
        filesSent: files.map(({ name, bytes, created_at }) => ({ name, bytes, created_at })),
        chatBlocks: await blocksOf(ctx.db, id),
        messageReports: await reportsOf(ctx.db, id),
        chatChoice: (await findChoices(ctx.db, id)) ?? null,
      },
      files: files.map(({ name, stored, created_at }) => ({ name: `messages/${created_at.slice(0, 10)} ${name}`, stored })),
    };
  },

  /** Whoever was written to keeps the own words, and talked with somebody who is gone; what a company wrote stays its own. */
  async erase(world, { id }) {
    await atomically(ownContext(world), (ctx) => handOver(ctx, id));
    const files = await sql.deleteFilesOf(world.db, id);
    await sql.forgetMember(world.db, id);
    await deleteBlocksOf(world.db, id);
    await deleteReportsOf(world.db, id);
    return files;
  },

  async merge(ctx, keepId, dropId) {
    await sql.moveMember(ctx.db, keepId, dropId);
    await moveBlocks(ctx.db, keepId, dropId);
    await moveReports(ctx.db, keepId, dropId);
    return [];
  },
};
