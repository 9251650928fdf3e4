import { unconfirmedDays } from '@vitrine/contract/job-search/alerts.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Do you want mails about new jobs?',
    body: 'Somebody, probably you, asked for a mail to this address when new jobs fit a search on Vitrine. Nothing more comes before you confirm it.',
    label: 'See the search and confirm',
    note: 'The link works for {days} days. If it was not you, do nothing: the address is deleted then.',
  },
  de: {
    subject: 'Möchten Sie Mails über neue Stellen?',
    body: 'jemand, wahrscheinlich Sie, hat auf Vitrine um eine Mail an diese Adresse gebeten, wenn neue Stellen zu einer Suche passen. Ohne Ihre Bestätigung kommt nichts weiter.',
    label: 'Suche ansehen und bestätigen',
    note: 'Der Link gilt {days} Tage. Wenn Sie es nicht waren, tun Sie nichts: Die Adresse wird dann gelöscht.',
  },
  fr: {
    subject: 'Souhaitez-vous des e-mails sur les nouvelles offres ?',
    body: 'Quelqu’un, sans doute vous, a demandé sur Vitrine un e-mail à cette adresse quand de nouvelles offres correspondent à une recherche. Rien d’autre ne viendra sans votre confirmation.',
    label: 'Voir la recherche et confirmer',
    note: 'Le lien est valable {days} jours. Si ce n’était pas vous, ne faites rien : l’adresse sera alors supprimée.',
  },
});

/** Asks whoever reads a mailbox whether the mails are wanted; nothing that somebody typed is mailed to an address that is not known to be theirs. */
export function confirmLetter(language: Language, { url }: { url: string }): Letter {
  const { subject, body, label, note } = texts[language];
  return { subject, paragraphs: [greeting(language, ''), body], action: { label, url }, notes: [fill(note, { days: unconfirmedDays })] };
}
