import type { Trade } from './trade.ts';

export const computing: readonly Trade[] = [
  {
    key: 'software-developer',
    field: ['IT'],
    shared: ['learning', 'team'],
    en: {
      title: 'Software developer',
      tasks: ['Design, write and test software', 'Review the work of others', 'Run what was built'],
      lookingFor: ['Experience with one language in depth', 'Clear in writing'],
      questions: [
        [
          'Tell us about a fault that was hard to find. How did you find it?',
          'Finds faults',
          'Tried until it went',
          'Narrowed it down',
          'Had a theory, proved it, and kept it from coming back',
        ],
        [
          'When did you leave something out on purpose?',
          'Keeps it simple',
          'Never did',
          'Gives an example',
          'Gives an example with the reason and what it saved',
        ],
      ],
    },
    de: {
      title: 'Softwareentwickler (m/w/d)',
      tasks: ['Software entwerfen, schreiben und testen', 'Arbeit anderer durchsehen', 'Gebautes betreiben'],
      lookingFor: ['Tiefe Erfahrung mit einer Sprache', 'Klar im Schreiben'],
      questions: [
        [
          'Erzählen Sie von einem Fehler, der schwer zu finden war. Wie haben Sie ihn gefunden?',
          'Findet Fehler',
          'Hat probiert, bis es ging',
          'Hat eingegrenzt',
          'Hatte eine Vermutung, hat sie belegt und vorgebeugt',
        ],
        [
          'Wann haben Sie etwas mit Absicht weggelassen?',
          'Hält es einfach',
          'Nie',
          'Nennt ein Beispiel',
          'Nennt ein Beispiel mit Grund und was es gespart hat',
        ],
      ],
    },
    fr: {
      title: 'Développeur logiciel (f/h/x)',
      tasks: ['Concevoir, écrire et tester des logiciels', 'Relire le travail des autres', 'Exploiter ce qui est construit'],
      lookingFor: ['Une solide expérience d’un langage', 'Clarté à l’écrit'],
      questions: [
        [
          'Parlez-nous d’un bogue difficile à trouver. Comment l’avez-vous trouvé ?',
          'Trouve les erreurs',
          'A essayé jusqu’à ce que cela marche',
          'A cerné le problème',
          'Avait une hypothèse, l’a prouvée et a empêché son retour',
        ],
        [
          'Quand avez-vous volontairement laissé quelque chose de côté ?',
          'Reste simple',
          'Jamais',
          'Donne un exemple',
          'Donne un exemple, la raison et le gain',
        ],
      ],
    },
  },
  {
    key: 'it-support',
    field: ['IT', 'Customer service'],
    shared: ['customer', 'learning'],
    en: {
      title: 'IT support specialist',
      tasks: ['Help people with devices and programs', 'Set up and maintain', 'Write guides'],
      lookingFor: ['Training in IT', 'Patience with people in a hurry'],
      questions: [
        [
          'Somebody says: nothing works. What do you ask first?',
          'Narrows down',
          'Asks them to restart',
          'Asks what and since when',
          'Asks, rules out, and explains in plain words',
        ],
        [
          'How do you explain a password manager to somebody who has never used one?',
          'Explains simply',
          'Uses technical words',
          'Explains the steps',
          'Begins with what it is good for and lets them try it',
        ],
      ],
    },
    de: {
      title: 'IT-Support-Fachkraft (m/w/d)',
      tasks: ['Menschen bei Geräten und Programmen helfen', 'Einrichten und warten', 'Anleitungen schreiben'],
      lookingFor: ['Ausbildung in der IT', 'Geduld mit Eiligen'],
      questions: [
        [
          'Jemand sagt: Nichts geht. Was fragen Sie zuerst?',
          'Grenzt ein',
          'Bittet um Neustart',
          'Fragt was und seit wann',
          'Fragt, schließt aus und erklärt in einfachen Worten',
        ],
        [
          'Wie erklären Sie einen Passwortmanager jemandem, der nie einen benutzt hat?',
          'Erklärt einfach',
          'Benutzt Fachwörter',
          'Erklärt die Schritte',
          'Beginnt mit dem Nutzen und lässt es ausprobieren',
        ],
      ],
    },
    fr: {
      title: 'Technicien support informatique (f/h/x)',
      tasks: ['Aider à utiliser appareils et programmes', 'Installer et entretenir', 'Rédiger des guides'],
      lookingFor: ['Formation informatique', 'Patience avec les gens pressés'],
      questions: [
        [
          'Quelqu’un dit : rien ne marche. Que demandez-vous d’abord ?',
          'Cerne le problème',
          'Demande de redémarrer',
          'Demande quoi et depuis quand',
          'Demande, écarte et explique en mots simples',
        ],
        [
          'Comment expliquez-vous un gestionnaire de mots de passe à un débutant ?',
          'Explique simplement',
          'Emploie des termes techniques',
          'Explique les étapes',
          'Commence par l’utilité et laisse essayer',
        ],
      ],
    },
  },
];
