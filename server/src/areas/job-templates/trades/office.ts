import type { Trade } from './trade.ts';

export const office: readonly Trade[] = [
  {
    key: 'office-clerk',
    field: ['Administration/processing'],
    shared: ['pressure', 'mistake'],
    en: {
      title: 'Office clerk',
      tasks: ['Handle letters, mails and calls', 'Keep files and appointments', 'Prepare papers'],
      lookingFor: ['Training in an office', 'Sure in writing'],
      questions: [
        [
          'You find two letters that contradict each other. What do you do?',
          'Checks facts',
          'Files both',
          'Asks who knows',
          'Finds the cause, corrects it and tells who is concerned',
        ],
        [
          'How do you keep track of matters that others must finish?',
          'Keeps track',
          'Remembers them',
          'Has a list with dates',
          'Has a list, reminds in time and says what it holds up',
        ],
      ],
    },
    de: {
      title: 'Bürofachkraft (m/w/d)',
      tasks: ['Briefe, Mails und Anrufe bearbeiten', 'Akten und Termine führen', 'Unterlagen vorbereiten'],
      lookingFor: ['Kaufmännische Ausbildung', 'Sicher im Schreiben'],
      questions: [
        [
          'Sie finden zwei Schreiben, die sich widersprechen. Was tun Sie?',
          'Prüft Tatsachen',
          'Legt beide ab',
          'Fragt, wer es weiß',
          'Findet die Ursache, berichtigt und informiert die Betroffenen',
        ],
        [
          'Wie behalten Sie Vorgänge im Blick, die andere abschließen müssen?',
          'Behält den Überblick',
          'Merkt sie sich',
          'Hat eine Liste mit Terminen',
          'Hat eine Liste, erinnert rechtzeitig und sagt, was davon abhängt',
        ],
      ],
    },
    fr: {
      title: 'Employé de bureau (f/h/x)',
      tasks: ['Traiter courriers, e-mails et appels', 'Tenir dossiers et agendas', 'Préparer des documents'],
      lookingFor: ['Formation administrative', 'À l’aise à l’écrit'],
      questions: [
        [
          'Vous trouvez deux lettres qui se contredisent. Que faites-vous ?',
          'Vérifie les faits',
          'Classe les deux',
          'Demande à qui le sait',
          'Trouve la cause, corrige et prévient les personnes concernées',
        ],
        [
          'Comment suivez-vous ce que d’autres doivent terminer ?',
          'Suit les dossiers',
          'S’en souvient',
          'Tient une liste datée',
          'Tient une liste, relance à temps et dit ce que cela bloque',
        ],
      ],
    },
  },
  {
    key: 'accountant',
    field: ['Accounting/Finance'],
    shared: ['mistake', 'learning'],
    en: {
      title: 'Accountant',
      tasks: ['Book and reconcile', 'Prepare monthly and annual accounts', 'Watch open items'],
      lookingFor: ['Training in accounting', 'Sure with accounting software'],
      questions: [
        [
          'A balance does not agree by nine cents. What do you do?',
          'Works exactly',
          'Books the difference',
          'Looks for it',
          'Looks by method, finds the cause and prevents it',
        ],
        [
          'Somebody asks you to book an invoice into another month. What do you say?',
          'Keeps to the rules',
          'Does it',
          'Asks why',
          'Explains what is right and offers a lawful way',
        ],
      ],
    },
    de: {
      title: 'Buchhalter (m/w/d)',
      tasks: ['Buchen und abstimmen', 'Monats- und Jahresabschlüsse vorbereiten', 'Offene Posten überwachen'],
      lookingFor: ['Ausbildung im Rechnungswesen', 'Sicher mit Buchhaltungssoftware'],
      questions: [
        [
          'Ein Konto geht um neun Cent nicht auf. Was tun Sie?',
          'Arbeitet genau',
          'Bucht die Differenz aus',
          'Sucht danach',
          'Sucht mit Methode, findet die Ursache und beugt vor',
        ],
        [
          'Jemand bittet Sie, eine Rechnung in einen anderen Monat zu buchen. Was sagen Sie?',
          'Hält Regeln ein',
          'Tut es',
          'Fragt nach dem Grund',
          'Erklärt, was richtig ist, und nennt einen zulässigen Weg',
        ],
      ],
    },
    fr: {
      title: 'Comptable (f/h/x)',
      tasks: ['Saisir et rapprocher', 'Préparer clôtures mensuelles et annuelles', 'Suivre les impayés'],
      lookingFor: ['Formation comptable', 'À l’aise avec un logiciel comptable'],
      questions: [
        [
          'Un compte ne tombe pas juste, de neuf centimes. Que faites-vous ?',
          'Travaille avec exactitude',
          'Passe la différence',
          'La cherche',
          'Cherche avec méthode, trouve la cause et évite que cela se reproduise',
        ],
        [
          'On vous demande de passer une facture sur un autre mois. Que dites-vous ?',
          'Respecte les règles',
          'Le fait',
          'Demande pourquoi',
          'Explique ce qui est juste et propose une voie légale',
        ],
      ],
    },
  },
  {
    key: 'hr-officer',
    field: ['Administration/processing', 'Management'],
    shared: ['team', 'pressure'],
    en: {
      title: 'HR officer',
      tasks: ['Recruit and welcome people', 'Keep contracts and times', 'Advise leaders and staff'],
      lookingFor: ['Training in human resources', 'Discreet and fair'],
      questions: [
        [
          'A leader wants to refuse somebody for a reason that has nothing to do with the job. What do you do?',
          'Is fair',
          'Does as told',
          'Says that it is not allowed',
          'Says why, goes back to the criteria and helps to decide by them',
        ],
        [
          'How do you make the first week good for somebody new?',
          'Welcomes people',
          'Has the papers ready',
          'Plans places and people',
          'Plans, asks how it goes and makes it better for the next',
        ],
      ],
    },
    de: {
      title: 'Personalreferent (m/w/d)',
      tasks: ['Menschen gewinnen und empfangen', 'Verträge und Zeiten führen', 'Führungskräfte und Beschäftigte beraten'],
      lookingFor: ['Ausbildung im Personalwesen', 'Diskret und fair'],
      questions: [
        [
          'Eine Führungskraft will jemandem aus einem Grund absagen, der mit der Stelle nichts zu tun hat. Was tun Sie?',
          'Handelt fair',
          'Tut, was gesagt wurde',
          'Sagt, dass es nicht erlaubt ist',
          'Sagt warum, kehrt zu den Kriterien zurück und hilft danach zu entscheiden',
        ],
        [
          'Wie wird die erste Woche für eine neue Person gut?',
          'Empfängt gut',
          'Hat die Unterlagen bereit',
          'Plant Platz und Menschen',
          'Plant, fragt nach und macht es für die Nächsten besser',
        ],
      ],
    },
    fr: {
      title: 'Chargé de ressources humaines (f/h/x)',
      tasks: ['Recruter et accueillir', 'Gérer contrats et temps', 'Conseiller responsables et personnel'],
      lookingFor: ['Formation en ressources humaines', 'Discrétion et équité'],
      questions: [
        [
          'Un responsable veut refuser quelqu’un pour une raison sans lien avec le poste. Que faites-vous ?',
          'Agit avec équité',
          'Fait ce qu’on dit',
          'Dit que ce n’est pas permis',
          'Dit pourquoi, revient aux critères et aide à décider d’après eux',
        ],
        [
          'Comment faites-vous pour que la première semaine d’un nouveau collègue se passe bien ?',
          'Accueille bien',
          'Prépare les papiers',
          'Prévoit place et personnes',
          'Prévoit, demande comment cela va et améliore pour le suivant',
        ],
      ],
    },
  },
  {
    key: 'marketing-manager',
    field: ['Marketing'],
    shared: ['learning', 'pressure'],
    en: {
      title: 'Marketing manager',
      tasks: ['Plan campaigns', 'Write and commission content', 'Measure and improve'],
      lookingFor: ['Experience in marketing', 'Sure with figures and words'],
      questions: [
        [
          'Tell us about a campaign that did not work. How did you notice?',
          'Learns from figures',
          'Has none to tell',
          'Names figures',
          'Names figures, the reason, and what was done differently',
        ],
        [
          'How would you explain our offer to somebody who has never heard of it?',
          'Writes for people',
          'Uses big words',
          'Names a benefit',
          'Says in one sentence for whom it is, and why',
        ],
      ],
    },
    de: {
      title: 'Marketing-Manager (m/w/d)',
      tasks: ['Kampagnen planen', 'Inhalte schreiben und beauftragen', 'Messen und verbessern'],
      lookingFor: ['Erfahrung im Marketing', 'Sicher mit Zahlen und Worten'],
      questions: [
        [
          'Erzählen Sie von einer Kampagne, die nicht gewirkt hat. Woran haben Sie es gemerkt?',
          'Lernt aus Zahlen',
          'Hat keine zu erzählen',
          'Nennt Zahlen',
          'Nennt Zahlen, den Grund und was danach anders war',
        ],
        [
          'Wie würden Sie unser Angebot jemandem erklären, der nie davon gehört hat?',
          'Schreibt für Menschen',
          'Benutzt große Worte',
          'Nennt einen Nutzen',
          'Sagt in einem Satz, für wen es ist und warum',
        ],
      ],
    },
    fr: {
      title: 'Responsable marketing (f/h/x)',
      tasks: ['Planifier des campagnes', 'Écrire et commander des contenus', 'Mesurer et améliorer'],
      lookingFor: ['Expérience du marketing', 'À l’aise avec chiffres et mots'],
      questions: [
        [
          'Parlez-nous d’une campagne qui n’a pas marché. Comment l’avez-vous vu ?',
          'Apprend des chiffres',
          'N’en a aucune',
          'Cite des chiffres',
          'Cite chiffres, raison et ce qui a changé ensuite',
        ],
        [
          'Comment expliqueriez-vous notre offre à quelqu’un qui n’en a jamais entendu parler ?',
          'Écrit pour les gens',
          'Emploie de grands mots',
          'Cite un avantage',
          'Dit en une phrase pour qui et pourquoi',
        ],
      ],
    },
  },
  {
    key: 'project-manager',
    field: ['Project Management'],
    shared: ['pressure', 'team'],
    en: {
      title: 'Project manager',
      tasks: ['Plan scope, time and money', 'Lead meetings and people', 'Report and steer'],
      lookingFor: ['Experience with projects', 'Clear with everybody concerned'],
      questions: [
        [
          'Half of the time is gone, a third is done. What do you do?',
          'Steers',
          'Hopes to catch up',
          'Plans anew and reports',
          'Shows choices early, decides with the client and protects the team',
        ],
        [
          'How do you say no to a wish from the client?',
          'Manages scope',
          'Says yes to all',
          'Names time and money',
          'Asks for the need, shows what it costs and finds a way',
        ],
      ],
    },
    de: {
      title: 'Projektleiter (m/w/d)',
      tasks: ['Umfang, Zeit und Kosten planen', 'Sitzungen und Menschen führen', 'Berichten und steuern'],
      lookingFor: ['Erfahrung mit Projekten', 'Klar gegenüber allen Beteiligten'],
      questions: [
        [
          'Die Hälfte der Zeit ist um, ein Drittel ist getan. Was tun Sie?',
          'Steuert',
          'Hofft aufzuholen',
          'Plant neu und berichtet',
          'Zeigt früh Möglichkeiten, entscheidet gemeinsam und schützt das Team',
        ],
        [
          'Wie sagen Sie Nein zu einem Wunsch der Kundschaft?',
          'Steuert den Umfang',
          'Sagt zu allem Ja',
          'Nennt Zeit und Kosten',
          'Fragt nach dem Bedarf, zeigt den Preis und findet einen Weg',
        ],
      ],
    },
    fr: {
      title: 'Chef de projet (f/h/x)',
      tasks: ['Planifier périmètre, temps et coûts', 'Animer réunions et équipes', 'Rendre compte et piloter'],
      lookingFor: ['Expérience de projets', 'Clarté avec toutes les parties'],
      questions: [
        [
          'La moitié du temps est passée, un tiers est fait. Que faites-vous ?',
          'Pilote',
          'Espère rattraper',
          'Replanifie et rend compte',
          'Montre tôt les choix, décide avec le client et protège l’équipe',
        ],
        [
          'Comment dites-vous non à un souhait du client ?',
          'Gère le périmètre',
          'Dit oui à tout',
          'Cite temps et coûts',
          'Demande le besoin, montre le prix et trouve une voie',
        ],
      ],
    },
  },
];
