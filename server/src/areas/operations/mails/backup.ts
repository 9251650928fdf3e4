import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Vitrine is not backed up',
    none: 'This installation has never been backed up, although a place for backups is set.',
    since: 'The latest whole backup is of {date}.',
    fault: 'The last try ended with: {fault}',
    label: 'Look at the system',
  },
  de: {
    subject: 'Vitrine wird nicht gesichert',
    none: 'Von dieser Installation gibt es noch keine Sicherung, obwohl ein Ort dafür eingestellt ist.',
    since: 'Die letzte vollständige Sicherung ist vom {date}.',
    fault: 'Der letzte Versuch endete mit: {fault}',
    label: 'System ansehen',
  },
  fr: {
    subject: 'Vitrine n’est pas sauvegardé',
    none: 'Cette installation n’a encore jamais été sauvegardée, alors qu’un emplacement est prévu pour cela.',
    since: 'La dernière sauvegarde complète date du {date}.',
    fault: 'La dernière tentative s’est terminée ainsi : {fault}',
    label: 'Voir le système',
  },
});

interface Told {
  /** The day of the latest backup, as YYYY-MM-DD. */
  since: string | undefined;
  fault: string | null;
  url: string;
}

/** To an administrator, when the latest backup has grown old. */
export function backupLetter(language: Language, { since, fault, url }: Told): Letter {
  const own = texts[language];
  const stands = since ? fill(own.since, { date: writtenDay(language, since) }) : own.none;
  const paragraphs = [stands, ...(fault ? [fill(own.fault, { fault })] : [])];
  return { subject: own.subject, paragraphs, action: { label: own.label, url } };
}
