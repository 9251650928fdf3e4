import type { Trade } from './trade.ts';

export const teaching: readonly Trade[] = [
  {
    key: 'preschool-teacher',
    field: ['Education and training'],
    shared: ['team', 'learning'],
    en: {
      title: 'Early years teacher',
      tasks: ['Look after and support children', 'Plan activities', 'Speak with parents'],
      lookingFor: ['Recognised training', 'Patience and ideas'],
      questions: [
        [
          'Two children fight over a toy. What do you do?',
          'Guides children',
          'Takes the toy away',
          'Separates and listens to both',
          'Helps them to find a way of their own and looks at it again later',
        ],
        [
          'Parents do not agree with what you do. How do you speak with them?',
          'Speaks with parents',
          'Explains that they are wrong',
          'Listens and explains',
          'Listens, looks for common ground and agrees on something',
        ],
      ],
    },
    de: {
      title: 'Pädagogische Fachkraft (m/w/d)',
      tasks: ['Kinder betreuen und fördern', 'Angebote planen', 'Mit Eltern sprechen'],
      lookingFor: ['Anerkannter Abschluss', 'Geduld und Ideen'],
      questions: [
        [
          'Zwei Kinder streiten um ein Spielzeug. Was tun Sie?',
          'Begleitet Kinder',
          'Nimmt das Spielzeug weg',
          'Trennt und hört beide an',
          'Hilft ihnen zu einem eigenen Weg und schaut später wieder hin',
        ],
        [
          'Eltern sind mit Ihrem Vorgehen nicht einverstanden. Wie sprechen Sie mit ihnen?',
          'Spricht mit Eltern',
          'Erklärt, dass sie sich irren',
          'Hört zu und erklärt',
          'Hört zu, sucht Gemeinsames und vereinbart etwas',
        ],
      ],
    },
    fr: {
      title: 'Éducateur de jeunes enfants (f/h/x)',
      tasks: ['Accompagner les enfants', 'Préparer des activités', 'Parler avec les parents'],
      lookingFor: ['Diplôme reconnu', 'Patience et idées'],
      questions: [
        [
          'Deux enfants se disputent un jouet. Que faites-vous ?',
          'Guide les enfants',
          'Retire le jouet',
          'Sépare et écoute les deux',
          'Les aide à trouver leur solution et y revient plus tard',
        ],
        [
          'Des parents ne sont pas d’accord avec vous. Comment leur parlez-vous ?',
          'Parle avec les parents',
          'Explique qu’ils ont tort',
          'Écoute et explique',
          'Écoute, cherche un terrain commun et convient de quelque chose',
        ],
      ],
    },
  },
  {
    key: 'social-worker',
    field: ['Education and training', 'Other Professions'],
    shared: ['pressure', 'team'],
    en: {
      title: 'Social worker',
      tasks: ['Advise and accompany people', 'Work with offices', 'Write plans and reports'],
      lookingFor: ['Degree in social work', 'Clear boundaries and warmth'],
      questions: [
        [
          'Somebody asks you for help that you may not give. What do you do?',
          'Keeps the role',
          'Gives it anyway',
          'Says no and why',
          'Says so, finds who may, and goes along the first step',
        ],
        [
          'How do you know that your help has worked?',
          'Looks at results',
          'Has a feeling',
          'Asks the person',
          'Agrees on goals, looks back together and changes the plan',
        ],
      ],
    },
    de: {
      title: 'Sozialarbeiter (m/w/d)',
      tasks: ['Menschen beraten und begleiten', 'Mit Ämtern zusammenarbeiten', 'Hilfepläne und Berichte schreiben'],
      lookingFor: ['Studium der Sozialen Arbeit', 'Klare Grenzen und Wärme'],
      questions: [
        [
          'Jemand bittet Sie um Hilfe, die Sie nicht geben dürfen. Was tun Sie?',
          'Bleibt in der Rolle',
          'Hilft trotzdem',
          'Sagt Nein und warum',
          'Sagt es, findet, wer es darf, und geht den ersten Schritt mit',
        ],
        [
          'Woran erkennen Sie, dass Ihre Hilfe gewirkt hat?',
          'Schaut auf die Wirkung',
          'Hat ein Gefühl',
          'Fragt die Person',
          'Vereinbart Ziele, schaut gemeinsam zurück und ändert den Plan',
        ],
      ],
    },
    fr: {
      title: 'Travailleur social (f/h/x)',
      tasks: ['Conseiller et accompagner', 'Travailler avec les administrations', 'Rédiger projets et rapports'],
      lookingFor: ['Diplôme de travail social', 'Des limites claires et de la chaleur'],
      questions: [
        [
          'Quelqu’un vous demande une aide que vous ne pouvez pas donner. Que faites-vous ?',
          'Reste dans son rôle',
          'La donne quand même',
          'Dit non et pourquoi',
          'Le dit, trouve qui le peut et accompagne le premier pas',
        ],
        [
          'Comment savez-vous que votre aide a servi ?',
          'Regarde les résultats',
          'En a le sentiment',
          'Demande à la personne',
          'Fixe des buts, fait le bilan ensemble et change le plan',
        ],
      ],
    },
  },
];
