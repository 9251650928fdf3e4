import type { Trade } from './trade.ts';

export const healing: readonly Trade[] = [
  {
    key: 'nurse',
    field: ['Medicine and Health'],
    shared: ['pressure', 'team'],
    en: {
      title: 'Nurse',
      tasks: ['Care for and watch over patients', 'Give medicine as ordered', 'Note and hand over'],
      lookingFor: ['Registered as a nurse', 'Clear and warm with people'],
      questions: [
        [
          'A patient is worse than an hour ago, and the doctor is busy. What do you do?',
          'Recognises danger',
          'Waits for the doctor',
          'Measures and calls',
          'Measures, calls in clear words, acts within the role and notes it',
        ],
        [
          'A patient refuses a medicine. How do you go on?',
          'Respects patients',
          'Insists',
          'Asks why and explains',
          'Asks, respects it, tells the team and finds another way',
        ],
      ],
    },
    de: {
      title: 'Pflegefachkraft (m/w/d)',
      tasks: ['Patientinnen und Patienten pflegen und beobachten', 'Medikamente nach Anordnung geben', 'Dokumentieren und übergeben'],
      lookingFor: ['Abschluss in der Pflege', 'Klar und zugewandt'],
      questions: [
        [
          'Einer Person geht es schlechter als vor einer Stunde, und ärztlich ist niemand frei. Was tun Sie?',
          'Erkennt Gefahr',
          'Wartet',
          'Misst und ruft',
          'Misst, meldet klar, handelt im eigenen Rahmen und dokumentiert',
        ],
        [
          'Jemand lehnt ein Medikament ab. Wie gehen Sie weiter vor?',
          'Achtet die Person',
          'Besteht darauf',
          'Fragt nach dem Grund und erklärt',
          'Fragt, achtet es, informiert das Team und sucht einen anderen Weg',
        ],
      ],
    },
    fr: {
      title: 'Infirmier (f/h/x)',
      tasks: ['Soigner et surveiller les patients', 'Donner les médicaments prescrits', 'Noter et transmettre'],
      lookingFor: ['Diplôme d’infirmier', 'Clarté et chaleur'],
      questions: [
        [
          'Un patient va moins bien qu’il y a une heure et le médecin est occupé. Que faites-vous ?',
          'Reconnaît le danger',
          'Attend le médecin',
          'Mesure et appelle',
          'Mesure, alerte clairement, agit dans son rôle et note',
        ],
        [
          'Un patient refuse un médicament. Comment continuez-vous ?',
          'Respecte le patient',
          'Insiste',
          'Demande pourquoi et explique',
          'Demande, respecte, informe l’équipe et cherche une autre voie',
        ],
      ],
    },
  },
  {
    key: 'care-assistant',
    field: ['Medicine and Health'],
    shared: ['team', 'motivation'],
    en: {
      title: 'Care assistant',
      tasks: ['Help with washing, meals and walking', 'Talk and listen', 'Note what changes'],
      lookingFor: ['Patience and respect', 'Practice in care is welcome'],
      questions: [
        [
          'Somebody does not want to be washed today. What do you do?',
          'Respects wishes',
          'Does it quickly',
          'Tries again later',
          'Asks why, offers choices and notes it',
        ],
        [
          'How do you notice that somebody is not well who does not say so?',
          'Observes',
          'Asks once',
          'Names signs',
          'Names signs, compares with other days and tells the nurse',
        ],
      ],
    },
    de: {
      title: 'Pflegehilfskraft (m/w/d)',
      tasks: ['Bei Körperpflege, Essen und Gehen helfen', 'Sprechen und zuhören', 'Veränderungen festhalten'],
      lookingFor: ['Geduld und Respekt', 'Praxis in der Pflege ist willkommen'],
      questions: [
        [
          'Jemand möchte heute nicht gewaschen werden. Was tun Sie?',
          'Achtet Wünsche',
          'Macht es schnell',
          'Versucht es später',
          'Fragt nach, lässt die Wahl und hält es fest',
        ],
        [
          'Woran merken Sie, dass es jemandem nicht gut geht, der es nicht sagt?',
          'Beobachtet',
          'Fragt einmal',
          'Nennt Anzeichen',
          'Nennt Anzeichen, vergleicht mit anderen Tagen und gibt es weiter',
        ],
      ],
    },
    fr: {
      title: 'Aide-soignant (f/h/x)',
      tasks: ['Aider à la toilette, aux repas et à la marche', 'Parler et écouter', 'Noter ce qui change'],
      lookingFor: ['Patience et respect', 'Une pratique du soin est bienvenue'],
      questions: [
        [
          'Quelqu’un ne veut pas être lavé aujourd’hui. Que faites-vous ?',
          'Respecte les souhaits',
          'Le fait vite',
          'Essaie plus tard',
          'Demande pourquoi, laisse le choix et le note',
        ],
        [
          'À quoi voyez-vous que quelqu’un va mal sans le dire ?',
          'Observe',
          'Demande une fois',
          'Cite des signes',
          'Cite des signes, compare aux autres jours et transmet',
        ],
      ],
    },
  },
  {
    key: 'medical-assistant',
    field: ['Medicine and Health', 'Administration/processing'],
    shared: ['pressure', 'customer'],
    en: {
      title: 'Medical assistant',
      tasks: ['Receive patients', 'Assist and take blood', 'Keep appointments and bills'],
      lookingFor: ['Training in a practice', 'Discreet and well organised'],
      questions: [
        [
          'The waiting room is full, and somebody says it is urgent. How do you decide?',
          'Judges urgency',
          'First come, first served',
          'Asks about the complaint',
          'Asks the right questions, tells the doctor and explains it to the others',
        ],
        [
          'Somebody asks by telephone for the results of another person. What do you say?',
          'Protects data',
          'Tells what is harmless',
          'Says that it is not allowed',
          'Says so kindly and shows the right way',
        ],
      ],
    },
    de: {
      title: 'Medizinische Fachkraft in der Praxis (m/w/d)',
      tasks: ['Patientinnen und Patienten empfangen', 'Assistieren und Blut abnehmen', 'Termine und Abrechnung führen'],
      lookingFor: ['Ausbildung in einer Praxis', 'Diskret und gut organisiert'],
      questions: [
        [
          'Das Wartezimmer ist voll, und jemand sagt, es sei dringend. Wie entscheiden Sie?',
          'Schätzt Dringlichkeit ein',
          'Der Reihe nach',
          'Fragt nach den Beschwerden',
          'Fragt das Richtige, informiert ärztlich und erklärt es den anderen',
        ],
        [
          'Jemand fragt am Telefon nach Befunden einer anderen Person. Was sagen Sie?',
          'Schützt Daten',
          'Sagt das Harmlose',
          'Sagt, dass es nicht geht',
          'Sagt es freundlich und zeigt den richtigen Weg',
        ],
      ],
    },
    fr: {
      title: 'Assistant médical (f/h/x)',
      tasks: ['Accueillir les patients', 'Assister et faire des prélèvements', 'Gérer rendez-vous et factures'],
      lookingFor: ['Formation en cabinet', 'Discrétion et organisation'],
      questions: [
        [
          'La salle d’attente est pleine et quelqu’un dit que c’est urgent. Comment décidez-vous ?',
          'Évalue l’urgence',
          'Chacun son tour',
          'Demande les symptômes',
          'Pose les bonnes questions, prévient le médecin et explique aux autres',
        ],
        [
          'Quelqu’un demande par téléphone les résultats d’une autre personne. Que dites-vous ?',
          'Protège les données',
          'Dit ce qui est anodin',
          'Dit que ce n’est pas permis',
          'Le dit avec tact et indique la bonne voie',
        ],
      ],
    },
  },
  {
    key: 'dental-assistant',
    field: ['Medicine and Health'],
    shared: ['customer', 'learning'],
    en: {
      title: 'Dental assistant',
      tasks: ['Assist at the chair', 'Prepare and sterilise instruments', 'Reassure patients'],
      lookingFor: ['Training in dentistry', 'Careful hands'],
      questions: [
        [
          'A patient is very afraid. What do you do before and during treatment?',
          'Reassures',
          'Says that it does not hurt',
          'Explains each step',
          'Explains, agrees on a sign to pause and stays with it',
        ],
        [
          'How is an instrument made safe for the next patient?',
          'Keeps hygiene',
          'Rinses and sterilises',
          'Names the steps',
          'Names steps, checks and records',
        ],
      ],
    },
    de: {
      title: 'Zahnmedizinische Assistenz (m/w/d)',
      tasks: ['Am Stuhl assistieren', 'Instrumente vorbereiten und sterilisieren', 'Ängste nehmen'],
      lookingFor: ['Ausbildung in der Zahnmedizin', 'Ruhige Hände'],
      questions: [
        [
          'Jemand hat große Angst. Was tun Sie vor und während der Behandlung?',
          'Nimmt Angst',
          'Sagt, es tue nicht weh',
          'Erklärt jeden Schritt',
          'Erklärt, vereinbart ein Zeichen für Pausen und hält sich daran',
        ],
        [
          'Wie wird ein Instrument für die nächste Behandlung sicher?',
          'Achtet auf Hygiene',
          'Spült und sterilisiert',
          'Nennt die Schritte',
          'Nennt Schritte, Prüfungen und Nachweise',
        ],
      ],
    },
    fr: {
      title: 'Assistant dentaire (f/h/x)',
      tasks: ['Assister au fauteuil', 'Préparer et stériliser les instruments', 'Rassurer les patients'],
      lookingFor: ['Formation dentaire', 'Des gestes sûrs'],
      questions: [
        [
          'Un patient a très peur. Que faites-vous avant et pendant le soin ?',
          'Rassure',
          'Dit que cela ne fait pas mal',
          'Explique chaque étape',
          'Explique, convient d’un signe de pause et s’y tient',
        ],
        [
          'Comment un instrument devient-il sûr pour le patient suivant ?',
          'Respecte l’hygiène',
          'Rince et stérilise',
          'Cite les étapes',
          'Cite étapes, contrôles et relevés',
        ],
      ],
    },
  },
  {
    key: 'physiotherapist',
    field: ['Medicine and Health'],
    shared: ['learning', 'motivation'],
    en: {
      title: 'Physiotherapist',
      tasks: ['Examine and treat', 'Plan exercises', 'Note the course'],
      lookingFor: ['Licence as a physiotherapist', 'Pleasure in explaining'],
      questions: [
        [
          'After five sessions nothing is better. What do you do?',
          'Checks the own work',
          'Goes on as before',
          'Examines again',
          'Examines, changes the plan and speaks with the doctor',
        ],
        [
          'How do you bring somebody to exercise at home?',
          'Motivates',
          'Hands out a sheet',
          'Shows few exercises',
          'Agrees on a goal, shows, checks and adapts',
        ],
      ],
    },
    de: {
      title: 'Physiotherapeut (m/w/d)',
      tasks: ['Untersuchen und behandeln', 'Übungen planen', 'Den Verlauf dokumentieren'],
      lookingFor: ['Zulassung in der Physiotherapie', 'Freude am Erklären'],
      questions: [
        [
          'Nach fünf Terminen ist nichts besser. Was tun Sie?',
          'Prüft die eigene Arbeit',
          'Macht weiter wie bisher',
          'Untersucht erneut',
          'Untersucht, ändert den Plan und spricht mit der Praxis',
        ],
        [
          'Wie bringen Sie jemanden dazu, zu Hause zu üben?',
          'Motiviert',
          'Gibt ein Blatt mit',
          'Zeigt wenige Übungen',
          'Vereinbart ein Ziel, zeigt, prüft und passt an',
        ],
      ],
    },
    fr: {
      title: 'Kinésithérapeute (f/h/x)',
      tasks: ['Examiner et traiter', 'Prévoir des exercices', 'Noter l’évolution'],
      lookingFor: ['Diplôme de kinésithérapeute', 'Le goût d’expliquer'],
      questions: [
        [
          'Après cinq séances, rien ne va mieux. Que faites-vous ?',
          'Remet son travail en question',
          'Continue comme avant',
          'Réexamine',
          'Réexamine, change le plan et en parle au médecin',
        ],
        [
          'Comment amenez-vous quelqu’un à faire ses exercices chez soi ?',
          'Motive',
          'Donne une feuille',
          'Montre peu d’exercices',
          'Convient d’un but, montre, vérifie et adapte',
        ],
      ],
    },
  },
];
