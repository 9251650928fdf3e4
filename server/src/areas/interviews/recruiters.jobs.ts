import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { AskedFor } from '@vitrine/contract/applying/home.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { type Atomic, atomically } from '../../platform/context.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { newLink } from '../accounts/index.ts';
import { endMailLink, notify } from '../notifications/index.ts';
import { tellPrograms } from '../webhooks/index.ts';
import { applicantNewsLetter } from './mails/applicant-news.ts';
import { listToTell } from './recruiters.sql.ts';

type About = 'applied' | 'sent' | 'asked';

/** Whether somebody gets another attempt, and what is replied to a question, is for recruiters to decide. */
const concerns = (about: About | 'question', { company_role }: { company_role: string | null }) =>
  (about !== 'asked' && about !== 'question') || company_role !== 'hiring-manager';

/** Tells the recruiters of a company what an applicant did: in the page at once, and by a mail that is written after it. */
export async function tellRecruiters(ctx: Atomic, applicationId: string, about: About) {
  await enqueue(ctx, mailRecruiters, { id: ctx.newId(), applicationId, about });
  await ring(ctx, applicationId, about);
  if (about !== 'asked')
    await tellPrograms(ctx, 'application.sent', { applicationId }, { by: about === 'applied' ? 'profile' : 'interview' });
}

/** Tells them in the page that an applicant asks something; `detail` says what. The question itself is a letter of its own. */
export const tellOfQuestion = (ctx: Atomic, applicationId: string, detail: AskedFor) => ring(ctx, applicationId, 'question', detail);

async function ring(ctx: Atomic, applicationId: string, about: About | 'question', detail = '') {
  const concerned = (await listToTell(ctx.db, applicationId, about)).filter((one) => concerns(about, one));
  const bookingId = concerned[0]?.booking_id;
  if (!bookingId) return;
  const thing = about === 'asked' || about === 'question' ? applicationId : bookingId;
  await notify(
    ctx,
    concerned.map((one) => one.id),
    { kind: about, thing, applicationId, bookingId, detail },
  );
}

/** Mails the recruiters of a company who want it what an applicant did; each mail carries a single-use sign-in code (R106). */
export const mailRecruiters = job(
  'tell-recruiters',
  z.object({ id: z.uuid().optional(), applicationId: z.uuid(), about: z.enum(['applied', 'sent', 'asked']) }),
  async (ctx, { id, applicationId, about }) => {
    await atomically(ctx, async (ctx) => {
      for (const one of await listToTell(ctx.db, applicationId, about)) {
        if (!one.mail || !concerns(about, one)) continue;
        const code = await newLink(ctx, one.id, 'sign-in');
        const query = new URLSearchParams({ token: code, userType: 'Recruiter', userEmail: one.email });
        const url = `${ctx.url()}/candidate-details/candidate/${applicationId}?${query}`;
        const language = one.language as Language;
        const candidate = one.blind ? { alias: aliasOf(one.number) } : `${one.candidateFirstName} ${one.candidateLastName}`;
        await sendMail(
          ctx,
          { email: one.email, language },
          applicantNewsLetter(language, {
            about,
            name: one.first_name,
            candidate,
            title: one.title ?? '',
            url,
            end: endMailLink(ctx, one.id, about),
          }),
          { about: one.candidateId, ...(id ? { once: `news ${id} ${one.id}` } : {}) },
        );
      }
    });
  },
);
