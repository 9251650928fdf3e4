import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Asked } from './asked.ts';

/** Questions about how somebody works, which many trades ask in the same words. */
export const sharedQuestions = {
  mistake: {
    en: [
      'Tell us about a mistake of yours at work. What did you do then?',
      'Owns mistakes',
      'Has none to tell, or blames others',
      'Names a mistake and how it was put right',
      'Told others at once and changed how the work is done',
    ],
    de: [
      'Erzählen Sie von einem Fehler bei Ihrer Arbeit. Was haben Sie dann getan?',
      'Steht zu Fehlern',
      'Nennt keinen oder gibt anderen die Schuld',
      'Nennt einen Fehler und wie er behoben wurde',
      'Hat es gleich gesagt und die Arbeitsweise geändert',
    ],
    fr: [
      'Racontez une erreur que vous avez faite au travail. Qu’avez-vous fait ensuite ?',
      'Assume ses erreurs',
      'N’en cite aucune ou accuse les autres',
      'Cite une erreur et comment elle a été réparée',
      'L’a dit tout de suite et a changé sa façon de faire',
    ],
  },
  team: {
    en: [
      'When did you disagree with a colleague, and how did it end?',
      'Works with others',
      'Avoids it, or speaks badly of the other',
      'Spoke with the other and found a way',
      'Understood the other side and made the work better for both',
    ],
    de: [
      'Wann waren Sie mit jemandem im Team uneins, und wie ging es aus?',
      'Arbeitet mit anderen',
      'Weicht aus oder redet schlecht über andere',
      'Hat das Gespräch gesucht und einen Weg gefunden',
      'Hat die andere Sicht verstanden und für beide etwas verbessert',
    ],
    fr: [
      'Quand avez-vous été en désaccord avec un collègue, et comment cela s’est-il terminé ?',
      'Travaille avec les autres',
      'Évite le sujet ou parle mal de l’autre',
      'En a parlé et a trouvé une solution',
      'A compris l’autre point de vue et amélioré le travail de tous',
    ],
  },
  customer: {
    en: [
      'Somebody is angry and wants to complain to you. What do you do?',
      'Stays friendly with difficult people',
      'Argues, or sends them to somebody else',
      'Listens and offers a solution',
      'Listens, solves it, and sees that it does not happen again',
    ],
    de: [
      'Jemand ist verärgert und beschwert sich bei Ihnen. Was tun Sie?',
      'Bleibt bei Ärger freundlich',
      'Streitet oder schickt die Person weiter',
      'Hört zu und bietet eine Lösung an',
      'Hört zu, löst es und sorgt dafür, dass es nicht wieder vorkommt',
    ],
    fr: [
      'Quelqu’un est en colère et se plaint auprès de vous. Que faites-vous ?',
      'Reste aimable face à la colère',
      'Se dispute ou renvoie vers un autre',
      'Écoute et propose une solution',
      'Écoute, résout et veille à ce que cela ne se reproduise pas',
    ],
  },
  pressure: {
    en: [
      'Three things are urgent at once. How do you decide what comes first?',
      'Sets priorities',
      'Does whatever is loudest',
      'Names reasons for an order',
      'Has an order, tells those who wait, and gets help in time',
    ],
    de: [
      'Drei Dinge sind gleichzeitig dringend. Wie entscheiden Sie, was zuerst kommt?',
      'Setzt Prioritäten',
      'Tut, was am lautesten ruft',
      'Nennt Gründe für eine Reihenfolge',
      'Hat eine Reihenfolge, sagt Wartenden Bescheid und holt rechtzeitig Hilfe',
    ],
    fr: [
      'Trois choses sont urgentes en même temps. Comment décidez-vous par quoi commencer ?',
      'Fixe des priorités',
      'Fait ce qui fait le plus de bruit',
      'Justifie un ordre de priorité',
      'A un ordre, prévient ceux qui attendent et demande de l’aide à temps',
    ],
  },
  learning: {
    en: [
      'What have you learned at work in the last year, and how?',
      'Keeps learning',
      'Nothing comes to mind',
      'Names something new and how it was learned',
      'Looked for it and uses it, also to help others',
    ],
    de: [
      'Was haben Sie im letzten Jahr bei der Arbeit gelernt, und wie?',
      'Lernt weiter',
      'Es fällt nichts ein',
      'Nennt etwas Neues und wie es gelernt wurde',
      'Hat es selbst gesucht, wendet es an und gibt es weiter',
    ],
    fr: [
      'Qu’avez-vous appris au travail cette dernière année, et comment ?',
      'Continue d’apprendre',
      'Rien ne vient à l’esprit',
      'Cite une nouveauté et comment elle a été apprise',
      'L’a cherchée, s’en sert et la transmet',
    ],
  },
  safety: {
    en: [
      'When did you stop work because something was not safe?',
      'Works safely',
      'Has never thought of it',
      'Gives an example and what was done',
      'Stopped, told others, and had the cause removed',
    ],
    de: [
      'Wann haben Sie eine Arbeit unterbrochen, weil etwas nicht sicher war?',
      'Arbeitet sicher',
      'Hat nie daran gedacht',
      'Nennt ein Beispiel und was getan wurde',
      'Hat unterbrochen, andere gewarnt und die Ursache beheben lassen',
    ],
    fr: [
      'Quand avez-vous interrompu un travail parce que ce n’était pas sûr ?',
      'Travaille en sécurité',
      'N’y a jamais pensé',
      'Donne un exemple et ce qui a été fait',
      'A arrêté, prévenu les autres et fait supprimer la cause',
    ],
  },
  motivation: {
    en: [
      'What do you want to do in this job that you do not do today?',
      'Knows what the job is',
      'Could be any job',
      'Names something that belongs to this job',
      'Names what and why, and what it builds on',
    ],
    de: [
      'Was möchten Sie in dieser Stelle tun, das Sie heute nicht tun?',
      'Weiß, worum es in der Stelle geht',
      'Könnte jede Stelle sein',
      'Nennt etwas, das zu dieser Stelle gehört',
      'Nennt, was und warum, und worauf es aufbaut',
    ],
    fr: [
      'Que voulez-vous faire dans ce poste que vous ne faites pas aujourd’hui ?',
      'Sait en quoi consiste le poste',
      'Cela pourrait être n’importe quel poste',
      'Cite quelque chose de propre à ce poste',
      'Dit quoi, pourquoi et sur quelle expérience cela repose',
    ],
  },
} as const satisfies Record<string, Record<Language, Asked>>;
export type SharedQuestion = keyof typeof sharedQuestions;
