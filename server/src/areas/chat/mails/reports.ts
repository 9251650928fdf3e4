import type { ReportOutcome } from '@vitrine/contract/chat/reports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    operator: 'Messages were reported',
    operatorBody: 'Somebody handed messages to the administrators of this Vitrine. They wait for a decision.',
    operatorLabel: 'Open the report',
    receipt: 'We have your report',
    receiptBody:
      'You reported messages{about}. A person looks at them, and at nothing else of the conversation. We tell you what was decided.',
    about: ' about “{title}”',
    decided: 'Decision about your report',
    dismissed: 'We looked at the messages{about} that you reported and take no action.',
    warned: 'We looked at the messages{about} that you reported. Whoever wrote them was told what is not acceptable.',
    removed: 'We looked at the messages{about} that you reported and took them away.',
    toWriter: 'About messages that you wrote',
    writerWarned:
      'Messages that you wrote{about} were reported and break the rules of Vitrine. They stay where they are; please choose other words.',
    writerRemoved: 'Messages that you wrote{about} were reported and break the rules of Vitrine. They were taken away for both sides.',
    grounds: 'Reason: {grounds}',
    byPerson: 'A person has decided this, not a program. If you do not agree, write to us by the contact form within six months.',
  },
  de: {
    operator: 'Nachrichten wurden gemeldet',
    operatorBody: 'Jemand hat der Administration dieser Installation Nachrichten vorgelegt. Sie warten auf eine Entscheidung.',
    operatorLabel: 'Meldung öffnen',
    receipt: 'Ihre Meldung ist angekommen',
    receiptBody:
      'Sie haben Nachrichten{about} gemeldet. Ein Mensch sieht sie sich an und sonst nichts aus der Unterhaltung. Wir sagen Ihnen, was entschieden wurde.',
    about: ' zu „{title}“',
    decided: 'Entscheidung zu Ihrer Meldung',
    dismissed: 'wir haben die gemeldeten Nachrichten{about} angesehen und unternehmen nichts.',
    warned: 'wir haben die gemeldeten Nachrichten{about} angesehen. Wer sie schrieb, wurde darauf hingewiesen, was nicht geht.',
    removed: 'wir haben die gemeldeten Nachrichten{about} angesehen und entfernt.',
    toWriter: 'Zu Nachrichten, die Sie geschrieben haben',
    writerWarned:
      'Nachrichten, die Sie{about} geschrieben haben, wurden gemeldet und verstoßen gegen die Regeln von Vitrine. Sie bleiben stehen; bitte schreiben Sie künftig anders.',
    writerRemoved:
      'Nachrichten, die Sie{about} geschrieben haben, wurden gemeldet und verstoßen gegen die Regeln von Vitrine. Sie wurden für beide Seiten entfernt.',
    grounds: 'Grund: {grounds}',
    byPerson:
      'Das hat ein Mensch entschieden, kein Programm. Wenn Sie nicht einverstanden sind, schreiben Sie uns innerhalb von sechs Monaten über das Kontaktformular.',
  },
  fr: {
    operator: 'Des messages ont été signalés',
    operatorBody: 'Une personne a transmis des messages aux administrateurs de cette installation. Ils attendent une décision.',
    operatorLabel: 'Ouvrir le signalement',
    receipt: 'Nous avons reçu votre signalement',
    receiptBody:
      'Vous avez signalé des messages{about}. Une personne les examine, et rien d’autre de la conversation. Nous vous dirons ce qui a été décidé.',
    about: ' au sujet de « {title} »',
    decided: 'Décision sur votre signalement',
    dismissed: 'Nous avons examiné les messages signalés{about} et ne prenons aucune mesure.',
    warned: 'Nous avons examiné les messages signalés{about}. La personne qui les a écrits a été avertie de ce qui n’est pas acceptable.',
    removed: 'Nous avons examiné les messages signalés{about} et les avons retirés.',
    toWriter: 'Au sujet de messages que vous avez écrits',
    writerWarned:
      'Des messages que vous avez écrits{about} ont été signalés et enfreignent les règles de Vitrine. Ils restent en place ; veuillez écrire autrement.',
    writerRemoved:
      'Des messages que vous avez écrits{about} ont été signalés et enfreignent les règles de Vitrine. Ils ont été retirés pour les deux personnes.',
    grounds: 'Motif : {grounds}',
    byPerson:
      'C’est une personne qui a décidé, pas un programme. Si vous n’êtes pas d’accord, écrivez-nous dans les six mois par le formulaire de contact.',
  },
});

const aboutOf = (language: Language, title: string) => (title ? fill(texts[language].about, { title }) : '');

/** To whoever runs this installation: something waits, without names or words. */
export const newReportLetter = ({ url }: { url: string }): Letter => {
  const { operator, operatorBody, operatorLabel } = texts.en;
  return { subject: operator, paragraphs: [operatorBody], action: { label: operatorLabel, url } };
};

/** To who reported: it has arrived. */
export const receiptLetter = (language: Language, { name, title }: { name: string; title: string }): Letter => ({
  subject: texts[language].receipt,
  paragraphs: [greeting(language, name), fill(texts[language].receiptBody, { about: aboutOf(language, title) })],
});

interface Decision {
  to: 'reporter' | 'writer';
  outcome: ReportOutcome;
  name: string;
  title: string;
  grounds: string;
}

/** To who reported, or to who wrote: what was decided, why, and that one may disagree. */
export function decisionLetter(language: Language, { to, outcome, name, title, grounds }: Decision): Letter {
  const own = texts[language];
  const toReporter = { dismissed: own.dismissed, warned: own.warned, removed: own.removed };
  const toWriter = outcome === 'removed' ? own.writerRemoved : own.writerWarned;
  const body = to === 'reporter' ? toReporter[outcome] : toWriter;
  return {
    subject: to === 'reporter' ? own.decided : own.toWriter,
    paragraphs: [greeting(language, name), fill(body, { about: aboutOf(language, title) }), fill(own.grounds, { grounds }), own.byPerson],
  };
}
