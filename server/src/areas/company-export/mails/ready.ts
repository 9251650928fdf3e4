import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'The export of {company} is ready',
    body: 'Everything that {company} has at Vitrine now lies in one ZIP file. You can fetch it until {until}; then it is deleted. It holds data of people, so please keep it where only those who need it can read it.',
    missing:
      'Some files could not be put in: {missing}. The list files.csv in the export names them; nothing else is missing because of it.',
    label: 'Fetch the export',
  },
  de: {
    subject: 'Der Export von {company} liegt bereit',
    body: 'Alles, was {company} bei Vitrine hat, liegt jetzt in einer ZIP-Datei. Sie können sie bis {until} abholen, danach wird sie gelöscht. Sie enthält Daten von Menschen: Bitte bewahren Sie sie so auf, dass nur liest, wer sie braucht.',
    missing:
      'Einige Dateien ließen sich nicht aufnehmen: {missing}. Die Liste files.csv im Export nennt sie; alles andere ist vollständig.',
    label: 'Export abholen',
  },
  fr: {
    subject: 'L’export de {company} est prêt',
    body: 'Tout ce que {company} possède sur Vitrine se trouve désormais dans un fichier ZIP. Vous pouvez le récupérer jusqu’au {until} ; il est ensuite supprimé. Il contient des données de personnes : merci de le garder là où seuls ceux qui en ont besoin peuvent le lire.',
    missing: 'Certains fichiers n’ont pas pu y entrer : {missing}. La liste files.csv de l’export les nomme ; tout le reste est complet.',
    label: 'Récupérer l’export',
  },
});

interface Ready {
  name: string;
  company: string;
  /** Files that could not be put in. */
  missing: number;
  until: string;
  url: string;
}

/** To the owner who asked for the export of the company. */
export function readyLetter(language: Language, { name, company, missing, until, url }: Ready): Letter {
  const { subject, body, missing: lacking, label } = texts[language];
  const last = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(until));
  return {
    subject: fill(subject, { company }),
    paragraphs: [
      greeting(language, name),
      fill(body, { company, until: `${last} UTC` }),
      ...(missing > 0 ? [fill(lacking, { missing })] : []),
    ],
    action: { label, url: `${url}/recruiter-settings/data-protection#company-export` },
  };
}
