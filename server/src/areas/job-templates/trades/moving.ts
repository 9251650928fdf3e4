import type { Trade } from './trade.ts';

export const moving: readonly Trade[] = [
  {
    key: 'warehouse-worker',
    field: ['Logistics and Transport'],
    shared: ['safety', 'team'],
    en: {
      title: 'Warehouse worker',
      tasks: ['Take in, store and pick goods', 'Pack and load', 'Count stock'],
      lookingFor: ['Careful and quick', 'Forklift licence is welcome'],
      questions: [
        [
          'The system says ten, the shelf holds eight. What do you do?',
          'Keeps stock right',
          'Takes the eight',
          'Counts again and reports',
          'Counts, looks for the two, corrects and says how it came about',
        ],
        [
          'How do you pick a large order without mistakes?',
          'Picks exactly',
          'Reads the list and goes',
          'Checks number and article',
          'Plans the way, checks twice and packs by weight',
        ],
      ],
    },
    de: {
      title: 'Lagermitarbeiter (m/w/d)',
      tasks: ['Ware annehmen, lagern und kommissionieren', 'Packen und verladen', 'Bestände zählen'],
      lookingFor: ['Sorgfältig und zügig', 'Staplerschein ist willkommen'],
      questions: [
        [
          'Das System sagt zehn, im Regal liegen acht. Was tun Sie?',
          'Hält Bestände richtig',
          'Nimmt die acht',
          'Zählt nach und meldet',
          'Zählt, sucht die zwei, korrigiert und sagt, wie es dazu kam',
        ],
        [
          'Wie stellen Sie einen großen Auftrag ohne Fehler zusammen?',
          'Kommissioniert genau',
          'Liest die Liste und geht los',
          'Prüft Menge und Artikel',
          'Plant den Weg, prüft doppelt und packt nach Gewicht',
        ],
      ],
    },
    fr: {
      title: 'Magasinier (f/h/x)',
      tasks: ['Recevoir, ranger et préparer les marchandises', 'Emballer et charger', 'Compter les stocks'],
      lookingFor: ['Soin et rapidité', 'Permis cariste bienvenu'],
      questions: [
        [
          'Le système indique dix, il y en a huit. Que faites-vous ?',
          'Tient les stocks justes',
          'Prend les huit',
          'Recompte et signale',
          'Recompte, cherche les deux, corrige et dit d’où cela vient',
        ],
        [
          'Comment préparez-vous une grosse commande sans erreur ?',
          'Prépare avec exactitude',
          'Lit la liste et part',
          'Vérifie quantité et article',
          'Prévoit le trajet, vérifie deux fois et emballe selon le poids',
        ],
      ],
    },
  },
  {
    key: 'truck-driver',
    field: ['Logistics and Transport'],
    shared: ['safety', 'pressure'],
    en: {
      title: 'Truck driver',
      tasks: ['Drive and unload', 'Secure loads', 'Keep papers and times'],
      lookingFor: ['Licence class C or CE', 'Keeps to driving times'],
      questions: [
        [
          'You will be late, and a rest is due. What do you do?',
          'Keeps to the rules',
          'Drives through',
          'Rests and calls',
          'Calls early, rests and proposes a new time',
        ],
        [
          'How do you check a load before you set off?',
          'Secures loads',
          'Looks at it',
          'Checks straps and weight',
          'Checks, knows the limits and looks again on the way',
        ],
      ],
    },
    de: {
      title: 'Berufskraftfahrer (m/w/d)',
      tasks: ['Fahren und entladen', 'Ladung sichern', 'Papiere und Zeiten führen'],
      lookingFor: ['Führerschein C oder CE', 'Hält Lenkzeiten ein'],
      questions: [
        [
          'Sie werden zu spät kommen, und eine Pause ist fällig. Was tun Sie?',
          'Hält Regeln ein',
          'Fährt durch',
          'Macht Pause und ruft an',
          'Ruft früh an, macht Pause und nennt eine neue Zeit',
        ],
        [
          'Wie prüfen Sie eine Ladung, bevor Sie losfahren?',
          'Sichert Ladung',
          'Schaut hin',
          'Prüft Gurte und Gewicht',
          'Prüft, kennt die Grenzen und schaut unterwegs nach',
        ],
      ],
    },
    fr: {
      title: 'Chauffeur poids lourd (f/h/x)',
      tasks: ['Conduire et décharger', 'Arrimer les charges', 'Tenir papiers et horaires'],
      lookingFor: ['Permis C ou CE', 'Respecte les temps de conduite'],
      questions: [
        [
          'Vous serez en retard et une pause est due. Que faites-vous ?',
          'Respecte les règles',
          'Continue de rouler',
          'Fait la pause et appelle',
          'Appelle tôt, fait la pause et propose une heure',
        ],
        [
          'Comment contrôlez-vous une charge avant de partir ?',
          'Arrime bien',
          'Jette un œil',
          'Contrôle sangles et poids',
          'Contrôle, connaît les limites et regarde en route',
        ],
      ],
    },
  },
  {
    key: 'parcel-courier',
    field: ['Logistics and Transport', 'Customer service'],
    shared: ['customer', 'pressure'],
    en: {
      title: 'Delivery driver',
      tasks: ['Load and plan the round', 'Deliver and collect', 'Speak with recipients'],
      lookingFor: ['Driving licence class B', 'Friendly at the door'],
      questions: [
        [
          'Nobody opens, and the parcel does not fit the box. What do you do?',
          'Delivers reliably',
          'Leaves it at the door',
          'Asks the neighbours and leaves a note',
          'Finds a safe way that was agreed and notes it',
        ],
        [
          'How do you plan a round of a hundred stops?',
          'Plans the round',
          'Drives by the list',
          'Sorts by streets',
          'Sorts, knows closing times and keeps time for what goes wrong',
        ],
      ],
    },
    de: {
      title: 'Zusteller (m/w/d)',
      tasks: ['Beladen und die Tour planen', 'Zustellen und abholen', 'Mit Empfangenden sprechen'],
      lookingFor: ['Führerschein B', 'Freundlich an der Tür'],
      questions: [
        [
          'Niemand öffnet, und das Paket passt nicht in den Kasten. Was tun Sie?',
          'Stellt zuverlässig zu',
          'Legt es vor die Tür',
          'Fragt nebenan und hinterlässt eine Karte',
          'Findet einen vereinbarten sicheren Weg und vermerkt ihn',
        ],
        [
          'Wie planen Sie eine Tour mit hundert Stopps?',
          'Plant die Tour',
          'Fährt nach Liste',
          'Sortiert nach Straßen',
          'Sortiert, kennt Schließzeiten und lässt Luft für Pannen',
        ],
      ],
    },
    fr: {
      title: 'Livreur (f/h/x)',
      tasks: ['Charger et préparer la tournée', 'Livrer et ramasser', 'Parler aux destinataires'],
      lookingFor: ['Permis B', 'Aimable à la porte'],
      questions: [
        [
          'Personne n’ouvre et le colis n’entre pas dans la boîte. Que faites-vous ?',
          'Livre de façon fiable',
          'Le laisse devant la porte',
          'Demande aux voisins et laisse un avis',
          'Trouve un moyen sûr et convenu, et le note',
        ],
        [
          'Comment préparez-vous une tournée de cent arrêts ?',
          'Prépare la tournée',
          'Suit la liste',
          'Trie par rues',
          'Trie, connaît les fermetures et garde une marge',
        ],
      ],
    },
  },
  {
    key: 'cleaner',
    field: ['Other Professions'],
    shared: ['safety', 'motivation'],
    en: {
      title: 'Cleaner',
      tasks: ['Clean rooms and surfaces', 'Use products rightly', 'Report damage'],
      lookingFor: ['Thorough and reliable', 'Discreet in other people’s rooms'],
      questions: [
        [
          'You have less time than usual for a floor. What do you do first?',
          'Sets priorities',
          'Does all of it faster',
          'Begins with what is used most',
          'Ranks, does it well and says what stays open',
        ],
        [
          'You find money on a desk. What do you do?',
          'Is trustworthy',
          'Has no clear answer',
          'Leaves it there',
          'Leaves it, tells the right person and notes it',
        ],
      ],
    },
    de: {
      title: 'Reinigungskraft (m/w/d)',
      tasks: ['Räume und Oberflächen reinigen', 'Mittel richtig einsetzen', 'Schäden melden'],
      lookingFor: ['Gründlich und zuverlässig', 'Diskret in fremden Räumen'],
      questions: [
        [
          'Sie haben für eine Etage weniger Zeit als sonst. Was tun Sie zuerst?',
          'Setzt Prioritäten',
          'Macht alles schneller',
          'Beginnt mit dem, was am meisten genutzt wird',
          'Ordnet, macht es gut und sagt, was offenbleibt',
        ],
        [
          'Sie finden Geld auf einem Schreibtisch. Was tun Sie?',
          'Ist vertrauenswürdig',
          'Hat keine klare Antwort',
          'Lässt es liegen',
          'Lässt es liegen, sagt es der richtigen Person und notiert es',
        ],
      ],
    },
    fr: {
      title: 'Agent d’entretien (f/h/x)',
      tasks: ['Nettoyer pièces et surfaces', 'Bien utiliser les produits', 'Signaler les dégâts'],
      lookingFor: ['Soin et fiabilité', 'Discrétion chez les autres'],
      questions: [
        [
          'Vous avez moins de temps que d’habitude pour un étage. Que faites-vous d’abord ?',
          'Fixe des priorités',
          'Fait tout plus vite',
          'Commence par ce qui sert le plus',
          'Classe, fait bien et dit ce qui reste',
        ],
        [
          'Vous trouvez de l’argent sur un bureau. Que faites-vous ?',
          'Est digne de confiance',
          'N’a pas de réponse claire',
          'Le laisse',
          'Le laisse, le dit à la bonne personne et le note',
        ],
      ],
    },
  },
  {
    key: 'security-guard',
    field: ['Security/Civil Protection'],
    shared: ['team', 'pressure'],
    en: {
      title: 'Security officer',
      tasks: ['Watch entrances and grounds', 'Check and report', 'Help in emergencies'],
      lookingFor: ['Calm and attentive', 'The certificate that the work needs'],
      questions: [
        [
          'Somebody without a pass insists on coming in. What do you do?',
          'Calms a situation',
          'Becomes loud',
          'Stays friendly and refuses',
          'Stays calm, offers a way, gets help in time and reports',
        ],
        [
          'What belongs into a report of a night?',
          'Reports clearly',
          'That it was quiet',
          'Times and events',
          'Times, facts without guesses, and what is to be done',
        ],
      ],
    },
    de: {
      title: 'Sicherheitskraft (m/w/d)',
      tasks: ['Eingänge und Gelände bewachen', 'Kontrollieren und melden', 'Im Notfall helfen'],
      lookingFor: ['Ruhig und aufmerksam', 'Der nötige Nachweis nach Gewerberecht'],
      questions: [
        [
          'Jemand ohne Ausweis besteht auf Einlass. Was tun Sie?',
          'Beruhigt Lagen',
          'Wird laut',
          'Bleibt freundlich und lehnt ab',
          'Bleibt ruhig, bietet einen Weg an, holt rechtzeitig Hilfe und meldet',
        ],
        [
          'Was gehört in den Bericht über eine Nacht?',
          'Berichtet klar',
          'Dass es ruhig war',
          'Zeiten und Ereignisse',
          'Zeiten, Tatsachen ohne Vermutung und was zu tun ist',
        ],
      ],
    },
    fr: {
      title: 'Agent de sécurité (f/h/x)',
      tasks: ['Surveiller entrées et terrains', 'Contrôler et signaler', 'Aider en cas d’urgence'],
      lookingFor: ['Calme et attention', 'Le certificat que le métier exige'],
      questions: [
        [
          'Quelqu’un sans badge insiste pour entrer. Que faites-vous ?',
          'Apaise une situation',
          'Hausse le ton',
          'Reste aimable et refuse',
          'Reste calme, propose une voie, demande de l’aide à temps et signale',
        ],
        [
          'Que met-on dans le rapport d’une nuit ?',
          'Rend compte clairement',
          'Que c’était calme',
          'Heures et faits',
          'Heures, faits sans suppositions et ce qui reste à faire',
        ],
      ],
    },
  },
];
