import type { paperLinks } from '@vitrine/contract/progress-flow/lists.ts';
import { type AuditEvent, audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf } from '../../platform/sessions/secrets.ts';
import { livingLink } from './links.sql.ts';
import { showPaper } from './showing.ts';

export const paperLinkHandlers: Handlers<typeof paperLinks> = {
  async open(ctx, { token }) {
    const found = await livingLink(ctx.db, hashOf(token), ctx.now().toISOString());
    if (!found?.account_id) throw new Refused('link-expired');
    const noted: Omit<AuditEvent, 'action'> = {
      object: 'document',
      objectId: found.id,
      subjects: [found.account_id],
      companyId: found.company_id,
    };
    await audited(ctx, { action: 'seen', byLink: true, ...noted });
    const shown = await showPaper({ ...ctx, through: found.link_id }, found);
    return { ...shown, companyName: found.company_name, pfTitle: found.document_title, expiresAt: found.expires_at };
  },
};
