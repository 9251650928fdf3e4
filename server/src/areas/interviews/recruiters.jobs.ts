import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { job } from '../../platform/jobs.ts';
import { type Letter, sendMail } from '../../platform/mail.ts';
import { newLink } from '../accounts/index.ts';
import { listToTell } from './recruiters.sql.ts';

type About = 'applied' | 'sent' | 'asked';

interface Names {
  name: string;
  candidate: string;
  title: string;
  url: string;
}

const texts: Record<
  Language,
  Record<About, (names: Names) => { subject: string; body: string; label: string }> & {
    hello: (name: string) => string;
    note: string;
    /** Somebody whose name is left out. */
    nameless: (alias: string) => string;
  }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    nameless: (alias) => `Candidate ${alias}`,
    applied: ({ candidate, title }) => ({
      subject: `New application: ${candidate}`,
      body: `${candidate} has applied for “${title}”.`,
      label: 'See the application',
    }),
    sent: ({ candidate, title }) => ({
      subject: `New interview: ${candidate}`,
      body: `${candidate} has sent the video interview for “${title}”.`,
      label: 'Watch answers',
    }),
    asked: ({ candidate, title }) => ({
      subject: `${candidate} asks for another attempt`,
      body: `${candidate} asks for another attempt in the video interview for “${title}”. You decide.`,
      label: 'To the request',
    }),
    note: 'The link signs you in once, within 15 minutes; later it leads to the sign-in. You can switch these mails off in your settings.',
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    nameless: (alias) => `Kandidat/in ${alias}`,
    applied: ({ candidate, title }) => ({
      subject: `Neue Bewerbung: ${candidate}`,
      body: `${candidate} hat sich auf „${title}“ beworben.`,
      label: 'Bewerbung ansehen',
    }),
    sent: ({ candidate, title }) => ({
      subject: `Neues Interview: ${candidate}`,
      body: `${candidate} hat das Videointerview für „${title}“ gesendet.`,
      label: 'Antworten ansehen',
    }),
    asked: ({ candidate, title }) => ({
      subject: `${candidate} bittet um einen weiteren Versuch`,
      body: `${candidate} bittet im Videointerview für „${title}“ um einen weiteren Versuch. Sie entscheiden.`,
      label: 'Zur Bitte',
    }),
    note: 'Der Link meldet Sie innerhalb von 15 Minuten einmal an; danach führt er zur Anmeldung. In den Einstellungen können Sie diese Mails abschalten.',
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    nameless: (alias) => `Candidature ${alias}`,
    applied: ({ candidate, title }) => ({
      subject: `Nouvelle candidature : ${candidate}`,
      body: `${candidate} a postulé pour « ${title} ».`,
      label: 'Voir la candidature',
    }),
    sent: ({ candidate, title }) => ({
      subject: `Nouvel entretien : ${candidate}`,
      body: `${candidate} a envoyé son entretien vidéo pour « ${title} ».`,
      label: 'Voir les réponses',
    }),
    asked: ({ candidate, title }) => ({
      subject: `${candidate} demande un nouvel essai`,
      body: `${candidate} demande une nouvelle tentative dans l’entretien vidéo pour « ${title} ». À vous de décider.`,
      label: 'Vers la demande',
    }),
    note: 'Le lien vous connecte une fois, dans les 15 minutes ; ensuite il mène à la connexion. Vous pouvez désactiver ces e-mails dans vos réglages.',
  },
};

function letter(language: Language, about: About, names: Names): Letter {
  const own = texts[language];
  const { subject, body, label } = own[about](names);
  return { subject, paragraphs: [own.hello(names.name), body], action: { label, url: names.url }, notes: [own.note] };
}

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
        const candidate = one.blind ? texts[language].nameless(aliasOf(one.number)) : `${one.candidateFirstName} ${one.candidateLastName}`;
        await sendMail(
          ctx,
          { email: one.email, language },
          letter(language, about, { name: one.first_name, candidate, title: one.title ?? '', url }),
          { about: one.candidateId, ...(id ? { once: `news ${id} ${one.id}` } : {}) },
        );
      }
    });
  },
);
