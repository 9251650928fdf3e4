import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    closed: {
      subject: 'Your account was closed',
      body: 'An administrator of Vitrine has closed your account. You cannot sign in for the time being. Everything of yours is kept as it is.',
    },
    deleting: {
      subject: 'Your account is being deleted',
      body: 'An administrator of Vitrine has deleted your account. Everything of yours is removed on {until}. Until then the account can be opened again.',
    },
    back: {
      subject: 'Your account is open again',
      body: 'An administrator of Vitrine has opened your account again. Everything is as it was, and you can sign in.',
    },
    note: 'If you think that this is a mistake, please write to us: “Contact us” stands at the foot of every page.',
    label: 'Open Vitrine',
  },
  de: {
    closed: {
      subject: 'Ihr Konto wurde geschlossen',
      body: 'Die Administration von Vitrine hat Ihr Konto geschlossen. Sie können sich vorerst nicht anmelden. Alles, was Ihnen gehört, bleibt, wie es ist.',
    },
    deleting: {
      subject: 'Ihr Konto wird gelöscht',
      body: 'Die Administration von Vitrine hat Ihr Konto gelöscht. Alles, was Ihnen gehört, wird am {until} entfernt. Bis dahin kann das Konto wieder geöffnet werden.',
    },
    back: {
      subject: 'Ihr Konto ist wieder offen',
      body: 'Die Administration von Vitrine hat Ihr Konto wieder geöffnet. Alles ist, wie es war, und Sie können sich anmelden.',
    },
    note: 'Wenn Sie das für einen Irrtum halten, schreiben Sie uns bitte: „Kontakt“ steht am Fuß jeder Seite.',
    label: 'Vitrine öffnen',
  },
  fr: {
    closed: {
      subject: 'Votre compte a été fermé',
      body: 'L’administration de Vitrine a fermé votre compte. Vous ne pouvez pas vous connecter pour le moment. Tout ce qui est à vous reste tel quel.',
    },
    deleting: {
      subject: 'Votre compte va être supprimé',
      body: 'L’administration de Vitrine a supprimé votre compte. Tout ce qui est à vous est effacé le {until}. Jusque-là, le compte peut être rouvert.',
    },
    back: {
      subject: 'Votre compte est de nouveau ouvert',
      body: 'L’administration de Vitrine a rouvert votre compte. Tout est comme avant, et vous pouvez vous connecter.',
    },
    note: 'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous : « Nous écrire » se trouve au bas de chaque page.',
    label: 'Ouvrir Vitrine',
  },
});

export type Occasion = 'closed' | 'deleting' | 'back';

interface Facts {
  name: string;
  until: string | undefined;
  url: string;
}

function said(language: Language, occasion: Occasion, until: string) {
  const t = texts[language];
  return occasion === 'deleting' ? { ...t.deleting, body: fill(t.deleting.body, { until }) } : t[occasion];
}

/** To somebody whose account an administrator closed, deleted or opened again. */
export function accountLetter(language: Language, occasion: Occasion, { name, until, url }: Facts): Letter {
  const { note, label } = texts[language];
  const { subject, body } = said(language, occasion, until ? writtenDay(language, until) : '');
  const notes = occasion === 'back' ? [] : [note];
  return { subject, paragraphs: [greeting(language, name), body], action: { label, url }, notes };
}
