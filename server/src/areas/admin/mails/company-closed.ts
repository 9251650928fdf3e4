import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    closed: {
      subject: '{company} was closed at Vitrine',
      body: 'An administrator of Vitrine has closed {company}. Nobody in the company can sign in, and its jobs are not shown. Everything is kept as it is.',
    },
    deleting: {
      subject: '{company} is being deleted at Vitrine',
      body: 'An administrator of Vitrine has deleted {company}. Its jobs do not show any more, its plans end with their period, and its candidates are told. Everything is removed on {until}; until then the company can be opened again.',
    },
    back: {
      subject: '{company} is open again at Vitrine',
      body: 'An administrator of Vitrine has opened {company} again. You and your colleagues can sign in, and jobs that have not run out show again. Plans that were cancelled stay cancelled.',
    },
    label: 'Open Vitrine',
  },
  de: {
    closed: {
      subject: '{company} wurde bei Vitrine geschlossen',
      body: 'Die Administration von Vitrine hat {company} geschlossen. Niemand vom Unternehmen kann sich anmelden, und seine Stellen werden nicht gezeigt. Alles bleibt, wie es ist.',
    },
    deleting: {
      subject: '{company} wird bei Vitrine gelöscht',
      body: 'Die Administration von Vitrine hat {company} gelöscht. Die Stellen werden nicht mehr gezeigt, die Tarife enden mit ihrem Zeitraum, und die Bewerbenden werden benachrichtigt. Alles wird am {until} entfernt; bis dahin kann das Unternehmen wieder geöffnet werden.',
    },
    back: {
      subject: '{company} ist bei Vitrine wieder offen',
      body: 'Die Administration von Vitrine hat {company} wieder geöffnet. Sie und Ihre Kolleginnen und Kollegen können sich anmelden, und Stellen, die noch laufen, werden wieder gezeigt. Gekündigte Tarife bleiben gekündigt.',
    },
    label: 'Vitrine öffnen',
  },
  fr: {
    closed: {
      subject: '{company} a été fermée sur Vitrine',
      body: 'L’administration de Vitrine a fermé {company}. Personne de l’entreprise ne peut se connecter, et ses postes ne sont pas montrés. Tout reste tel quel.',
    },
    deleting: {
      subject: '{company} va être supprimée de Vitrine',
      body: 'L’administration de Vitrine a supprimé {company}. Ses postes ne sont plus montrés, ses formules prennent fin avec leur période, et ses candidats sont prévenus. Tout est effacé le {until} ; jusque-là, l’entreprise peut être rouverte.',
    },
    back: {
      subject: '{company} est de nouveau ouverte sur Vitrine',
      body: 'L’administration de Vitrine a rouvert {company}. Vous et vos collègues pouvez vous connecter, et les postes en cours sont de nouveau montrés. Les formules résiliées le restent.',
    },
    label: 'Ouvrir Vitrine',
  },
});

export type Occasion = 'closed' | 'deleting' | 'back';

interface Facts {
  name: string;
  company: string;
  until: string | undefined;
  url: string;
}

function said(language: Language, occasion: Occasion, company: string, until: string) {
  const { deleting, closed, back } = texts[language];
  if (occasion === 'deleting') return { subject: fill(deleting.subject, { company }), body: fill(deleting.body, { company, until }) };
  const told = occasion === 'closed' ? closed : back;
  return { subject: fill(told.subject, { company }), body: fill(told.body, { company }) };
}

/** To the owner of a company that an administrator closed, deleted or opened again. */
export function companyLetter(language: Language, occasion: Occasion, { name, company, until, url }: Facts): Letter {
  const { subject, body } = said(language, occasion, company, until ? writtenDay(language, until) : '');
  return { subject, paragraphs: [greeting(language, name), body], action: { label: texts[language].label, url } };
}
