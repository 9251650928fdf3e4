import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { writtenDay } from '../../../platform/written.ts';

interface Due {
  name: string;
  jobs: { title: string; count: number /** YYYY-MM-DD. */; day: string }[];
  url: string;
}

/** To recruiters: somebody waits for an answer that was promised. Applicants are counted, not named. */
export function dueLetter(language: Language, { name, jobs, url }: Due): Letter {
  const all = jobs.reduce((sum, one) => sum + one.count, 0);
  const texts = {
    en: {
      hello: `Hello ${name},`,
      subject: all === 1 ? 'Somebody waits for your answer' : `${all} people wait for your answer`,
      body: 'These answers were promised, and the day is near or over:',
      line: ({ title, count, day }: Due['jobs'][number]) => `${title}: ${count} (from ${writtenDay('en', day)})`,
      label: 'See who waits',
      note: 'A refusal that comes in time is kinder than silence; you can send it to several people at once. You can switch these mails off in your settings.',
    },
    de: {
      hello: `Guten Tag ${name},`,
      subject: all === 1 ? 'Jemand wartet auf Ihre Antwort' : `${all} Personen warten auf Ihre Antwort`,
      body: 'Diese Antworten wurden zugesagt, und der Tag ist nah oder vorüber:',
      line: ({ title, count, day }: Due['jobs'][number]) => `${title}: ${count} (ab ${writtenDay('de', day)})`,
      label: 'Ansehen, wer wartet',
      note: 'Eine Absage zur rechten Zeit ist freundlicher als Schweigen; Sie können sie mehreren zugleich senden. In den Einstellungen können Sie diese Mails abschalten.',
    },
    fr: {
      hello: `Bonjour ${name},`,
      subject: all === 1 ? 'Une personne attend votre réponse' : `${all} personnes attendent votre réponse`,
      body: 'Ces réponses ont été promises, et le jour approche ou est passé :',
      line: ({ title, count, day }: Due['jobs'][number]) => `${title} : ${count} (à partir du ${writtenDay('fr', day)})`,
      label: 'Voir qui attend',
      note: 'Un refus à temps est plus aimable que le silence ; vous pouvez l’envoyer à plusieurs personnes à la fois. Vous pouvez désactiver ces e-mails dans vos paramètres.',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.hello, texts.body, jobs.map(texts.line).join('\n')],
    action: { label: texts.label, url },
    notes: [texts.note],
  };
}
