import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { newLink } from '../accounts/index.ts';
import { applicantNewsLetter } from './mails/applicant-news.ts';
import { listToTell } from './recruiters.sql.ts';

/** Tells the recruiters of a company what an applicant did; each mail carries a single-use sign-in code (R106). */
export const notifyRecruiters = job(
  'tell-recruiters',
  z.object({ id: z.uuid().optional(), applicationId: z.uuid(), about: z.enum(['applied', 'sent', 'asked']) }),
  async (ctx, { id, applicationId, about }) => {
    await atomically(ctx, async (ctx) => {
      for (const one of await listToTell(ctx.db, applicationId)) {
        // whether somebody gets another attempt is for recruiters to decide
        if (about === 'asked' && one.company_role === 'hiring-manager') continue;
        const code = await newLink(ctx, one.id, 'sign-in');
        const query = new URLSearchParams({ token: code, userType: 'Recruiter', userEmail: one.email });
        const url = `${ctx.url()}/candidate-details/candidate/${applicationId}?${query}`;
        const language = one.language as Language;
        const candidate = one.blind ? { alias: aliasOf(one.number) } : `${one.candidateFirstName} ${one.candidateLastName}`;
        await sendMail(
          ctx,
          { email: one.email, language },
          applicantNewsLetter(language, { about, name: one.first_name, candidate, title: one.title ?? '', url }),
          { about: one.candidateId, ...(id ? { once: `news ${id} ${one.id}` } : {}) },
        );
      }
    });
  },
);
