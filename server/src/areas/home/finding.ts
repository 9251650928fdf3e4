import { type finding, mostFound } from '@vitrine/contract/home/finding.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { findApplicants } from '../applicants/index.ts';
import { findMessages } from '../chat/index.ts';
import { findJobs } from '../job-ads/index.ts';
import { faceOfMember } from './faces.ts';

export const findingHandlers: Handlers<typeof finding> = {
  async search(ctx, { textSearch }) {
    const [people, jobs, messages] = await Promise.all([
      findApplicants(ctx, textSearch, mostFound),
      findJobs(ctx, textSearch, mostFound),
      findMessages(ctx, { textSearch, count: mostFound }),
    ]);
    return {
      people,
      jobs,
      messages: messages.items.map(({ conversationId, excerpt, at, ...member }) => ({
        conversationId,
        face: faceOfMember(member),
        excerpt,
        at,
      })),
    };
  },
};
