import type { people } from '@vitrine/contract/admin/people.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { findCandidate, listCandidates } from './people.sql.ts';

export const peopleHandlers: Handlers<typeof people> = {
  candidates: (ctx, wanted) => listCandidates(ctx.db, wanted),

  async candidate(ctx, { candidate_id: id }) {
    const found = await findCandidate(ctx.db, id);
    if (!found) throw new Refused('not-found');
    await audited(ctx, { action: 'seen', object: 'account', objectId: id, subjects: [id] });
    return { ...found, language: found.language as Language, applications: found.applications ?? 0 };
  },
};
