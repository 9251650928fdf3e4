import type { Trade } from './trade.ts';

export const outdoors: readonly Trade[] = [
  {
    key: 'roofer',
    field: ['Craft trades'],
    shared: ['safety', 'team'],
    en: {
      title: 'Roofer',
      tasks: ['Cover and seal roofs', 'Insulate and fit windows', 'Repair damage after storms'],
      lookingFor: ['Practice on roofs', 'Sure at heights'],
      questions: [
        [
          'Wind and rain come up while the roof is open. What do you do?',
          'Decides in time',
          'Hurries to finish',
          'Covers and secures',
          'Had it planned, secures people first and tells the client',
        ],
        [
          'Water comes in, but not where the stain is. How do you find the place?',
          'Finds leaks',
          'Seals around the stain',
          'Follows the water upwards',
          'Follows it, tests, and repairs the cause',
        ],
      ],
    },
    de: {
      title: 'Dachdecker (m/w/d)',
      tasks: ['Dächer decken und abdichten', 'Dämmen und Fenster einbauen', 'Sturmschäden reparieren'],
      lookingFor: ['Praxis auf dem Dach', 'Sicher in der Höhe'],
      questions: [
        [
          'Wind und Regen kommen auf, während das Dach offen ist. Was tun Sie?',
          'Entscheidet rechtzeitig',
          'Beeilt sich',
          'Deckt ab und sichert',
          'Hat es eingeplant, sichert zuerst die Menschen und gibt Bescheid',
        ],
        [
          'Wasser dringt ein, aber nicht dort, wo der Fleck ist. Wie finden Sie die Stelle?',
          'Findet undichte Stellen',
          'Dichtet um den Fleck herum ab',
          'Folgt dem Wasser nach oben',
          'Folgt ihm, prüft und behebt die Ursache',
        ],
      ],
    },
    fr: {
      title: 'Couvreur (f/h/x)',
      tasks: ['Couvrir et étanchéifier les toits', 'Isoler et poser des fenêtres', 'Réparer après les tempêtes'],
      lookingFor: ['Pratique sur les toits', 'À l’aise en hauteur'],
      questions: [
        [
          'Le vent et la pluie arrivent alors que le toit est ouvert. Que faites-vous ?',
          'Décide à temps',
          'Se dépêche de finir',
          'Couvre et sécurise',
          'L’avait prévu, protège d’abord les personnes et prévient le client',
        ],
        [
          'L’eau entre, mais pas là où est la tache. Comment trouvez-vous l’endroit ?',
          'Trouve les fuites',
          'Étanchéifie autour de la tache',
          'Remonte le chemin de l’eau',
          'Le remonte, teste et répare la cause',
        ],
      ],
    },
  },
  {
    key: 'bricklayer',
    field: ['Craft trades', 'Engineering/development and construction'],
    shared: ['safety', 'team'],
    en: {
      title: 'Bricklayer',
      tasks: ['Build walls of brick and block', 'Pour and plaster', 'Read drawings'],
      lookingFor: ['Practice on building sites', 'Strong sense for level and plumb'],
      questions: [
        [
          'The drawing and the site do not agree. What do you do?',
          'Clarifies before building',
          'Builds by feeling',
          'Asks the foreman',
          'Measures, asks, notes the answer and then builds',
        ],
        [
          'How do you see early that a wall will not be straight?',
          'Works exactly',
          'Sees it at the end',
          'Checks with line and level',
          'Checks each course and says how it is corrected',
        ],
      ],
    },
    de: {
      title: 'Maurer (m/w/d)',
      tasks: ['Wände aus Ziegel und Stein mauern', 'Betonieren und verputzen', 'Pläne lesen'],
      lookingFor: ['Praxis auf Baustellen', 'Gefühl für Lot und Waage'],
      questions: [
        [
          'Plan und Baustelle passen nicht zusammen. Was tun Sie?',
          'Klärt vor dem Bauen',
          'Baut nach Gefühl',
          'Fragt die Bauleitung',
          'Misst, fragt, hält die Antwort fest und baut dann',
        ],
        [
          'Woran merken Sie früh, dass eine Wand nicht gerade wird?',
          'Arbeitet genau',
          'Sieht es am Ende',
          'Prüft mit Schnur und Wasserwaage',
          'Prüft jede Lage und sagt, wie korrigiert wird',
        ],
      ],
    },
    fr: {
      title: 'Maçon (f/h/x)',
      tasks: ['Monter des murs de brique et de bloc', 'Couler et enduire', 'Lire les plans'],
      lookingFor: ['Pratique des chantiers', 'Le sens du niveau et de l’aplomb'],
      questions: [
        [
          'Le plan et le chantier ne concordent pas. Que faites-vous ?',
          'Clarifie avant de bâtir',
          'Bâtit au jugé',
          'Demande au chef de chantier',
          'Mesure, demande, note la réponse puis bâtit',
        ],
        [
          'À quoi voyez-vous tôt qu’un mur ne sera pas droit ?',
          'Travaille avec exactitude',
          'Le voit à la fin',
          'Contrôle au cordeau et au niveau',
          'Contrôle chaque rang et dit comment corriger',
        ],
      ],
    },
  },
  {
    key: 'gardener',
    field: ['Craft trades'],
    shared: ['safety', 'learning'],
    en: {
      title: 'Gardener',
      tasks: ['Plant, cut and care', 'Lay paths and lawns', 'Look after machines'],
      lookingFor: ['Knowledge of plants', 'Glad to be outdoors in any weather'],
      questions: [
        [
          'A hedge is turning brown. How do you find out why?',
          'Knows plants',
          'Waters it',
          'Looks at soil, pests and cut',
          'Rules causes out one by one and says what to do',
        ],
        [
          'How do you plan a day on which rain is announced?',
          'Plans ahead',
          'Waits and sees',
          'Puts outside work first',
          'Has a plan for both and tells the client',
        ],
      ],
    },
    de: {
      title: 'Gärtner (m/w/d)',
      tasks: ['Pflanzen, schneiden und pflegen', 'Wege und Rasen anlegen', 'Maschinen warten'],
      lookingFor: ['Pflanzenkenntnis', 'Gern draußen bei jedem Wetter'],
      questions: [
        [
          'Eine Hecke wird braun. Wie finden Sie heraus, warum?',
          'Kennt Pflanzen',
          'Gießt sie',
          'Prüft Boden, Schädlinge und Schnitt',
          'Schließt Ursachen nacheinander aus und sagt, was zu tun ist',
        ],
        [
          'Wie planen Sie einen Tag, für den Regen angesagt ist?',
          'Plant voraus',
          'Wartet ab',
          'Legt Außenarbeiten nach vorn',
          'Hat für beides einen Plan und gibt Bescheid',
        ],
      ],
    },
    fr: {
      title: 'Jardinier (f/h/x)',
      tasks: ['Planter, tailler et soigner', 'Créer allées et pelouses', 'Entretenir les machines'],
      lookingFor: ['Connaissance des plantes', 'Plaisir d’être dehors par tous les temps'],
      questions: [
        [
          'Une haie brunit. Comment trouvez-vous pourquoi ?',
          'Connaît les plantes',
          'L’arrose',
          'Regarde sol, parasites et taille',
          'Écarte les causes une à une et dit que faire',
        ],
        [
          'Comment organisez-vous une journée pour laquelle on annonce la pluie ?',
          'Anticipe',
          'Attend de voir',
          'Commence par le travail en extérieur',
          'A un plan pour les deux cas et prévient le client',
        ],
      ],
    },
  },
];
