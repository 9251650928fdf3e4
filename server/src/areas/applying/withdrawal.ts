import type { Ctx } from '../../platform/context.ts';
import { deleteEmailsOf, recordStatus, updateApplication } from '../applications/index.ts';
import { forgetWordsAbout } from '../chat/index.ts';
import { forgetAnswers } from '../interviews/index.ts';
import { deletePapersOf } from '../progress-flow/index.ts';
import { tellPrograms } from '../webhooks/index.ts';
import type { ApplicationRow } from './applying.sql.ts';
import { deleteDocumentsOf } from './personal-data.sql.ts';

/**
 * Takes an application back in the transaction of the caller: the company keeps that there was one, and neither
 * words, documents nor recordings. Returns the files to remove. Taking back twice changes nothing more.
 */
export async function withdrawApplication(ctx: Ctx, application: ApplicationRow) {
  const at = ctx.now().toISOString();
  if (!application.withdrawn_at) {
    await recordStatus(ctx, {
      id: ctx.newId(),
      applicationId: application.id,
      status: 'Declined',
      by: application.account_id ?? '',
      at,
    });
    await tellPrograms(ctx, 'application.withdrawn', { applicationId: application.id });
  }
  await updateApplication(ctx.db, application.id, {
    withdrawn_at: application.withdrawn_at ?? at,
    message: '',
    phone: '',
    ip_address: null,
    submit_at_deadline: false,
  });
  await deleteEmailsOf(ctx.db, [application.id]);
  const answers = await forgetAnswers(ctx, [application.id]);
  const documents = await deleteDocumentsOf(ctx.db, [application.id]);
  const papers = await deletePapersOf(ctx.db, [application.id]);
  const sent = await forgetWordsAbout(ctx.db, application.id);
  return [...answers, ...documents.map(({ stored }) => stored), ...papers, ...sent];
}
