import type { Trade } from './trade.ts';

export const making: readonly Trade[] = [
  {
    key: 'metalworker',
    field: ['Craft trades', 'Production'],
    shared: ['safety', 'mistake'],
    en: {
      title: 'Metalworker',
      tasks: ['Cut, drill and weld', 'Build by drawing', 'Fit on site'],
      lookingFor: ['Training in metalwork', 'Welding certificates are welcome'],
      questions: [
        [
          'How do you keep a welded frame from warping?',
          'Knows welding',
          'Bends it back afterwards',
          'Clamps and tacks',
          'Chooses order and heat, and explains why',
        ],
        [
          'A part does not fit by two millimetres. What do you do?',
          'Works by drawing',
          'Forces it',
          'Measures again and reworks',
          'Measures, finds the cause and tells whoever drew it',
        ],
      ],
    },
    de: {
      title: 'Metallbauer (m/w/d)',
      tasks: ['Schneiden, bohren und schweißen', 'Nach Zeichnung bauen', 'Vor Ort montieren'],
      lookingFor: ['Ausbildung im Metallbau', 'Schweißscheine sind willkommen'],
      questions: [
        [
          'Wie verhindern Sie, dass sich ein geschweißter Rahmen verzieht?',
          'Versteht das Schweißen',
          'Biegt ihn danach zurück',
          'Spannt und heftet',
          'Wählt Reihenfolge und Wärme und erklärt den Grund',
        ],
        [
          'Ein Teil passt um zwei Millimeter nicht. Was tun Sie?',
          'Arbeitet nach Zeichnung',
          'Zwingt es hinein',
          'Misst nach und arbeitet nach',
          'Misst, findet die Ursache und gibt der Planung Bescheid',
        ],
      ],
    },
    fr: {
      title: 'Métallier (f/h/x)',
      tasks: ['Couper, percer et souder', 'Construire d’après plan', 'Poser sur place'],
      lookingFor: ['Formation en métallerie', 'Certificats de soudage bienvenus'],
      questions: [
        [
          'Comment évitez-vous qu’un cadre soudé se déforme ?',
          'Connaît la soudure',
          'Le redresse ensuite',
          'Bride et pointe',
          'Choisit l’ordre et la chaleur, et dit pourquoi',
        ],
        [
          'Une pièce ne va pas, à deux millimètres près. Que faites-vous ?',
          'Travaille d’après plan',
          'Force',
          'Mesure à nouveau et retouche',
          'Mesure, trouve la cause et prévient le bureau d’études',
        ],
      ],
    },
  },
  {
    key: 'car-mechanic',
    field: ['Craft trades', 'Maintenance'],
    shared: ['learning', 'customer'],
    en: {
      title: 'Vehicle mechanic',
      tasks: ['Service and repair vehicles', 'Read out and test electronics', 'Note what was done'],
      lookingFor: ['Training as a mechanic', 'Interest in electric drives'],
      questions: [
        [
          'A car makes a noise only when it is cold. How do you go about it?',
          'Diagnoses',
          'Changes parts until it is gone',
          'Drives it cold and narrows it down',
          'Narrows down, measures, and proves it before changing a part',
        ],
        [
          'How do you tell a customer that the repair costs more than was said?',
          'Speaks openly',
          'Puts it on the bill',
          'Calls before going on',
          'Calls, shows the part, and offers a choice',
        ],
      ],
    },
    de: {
      title: 'Kfz-Mechatroniker (m/w/d)',
      tasks: ['Fahrzeuge warten und reparieren', 'Elektronik auslesen und prüfen', 'Arbeiten dokumentieren'],
      lookingFor: ['Ausbildung in der Kfz-Technik', 'Interesse an Elektroantrieben'],
      questions: [
        [
          'Ein Auto macht nur kalt ein Geräusch. Wie gehen Sie vor?',
          'Diagnostiziert',
          'Tauscht Teile, bis es weg ist',
          'Fährt es kalt und grenzt ein',
          'Grenzt ein, misst und belegt es vor dem Tausch',
        ],
        [
          'Wie sagen Sie jemandem, dass die Reparatur teurer wird als genannt?',
          'Spricht offen',
          'Setzt es auf die Rechnung',
          'Ruft vor dem Weiterarbeiten an',
          'Ruft an, zeigt das Teil und lässt die Wahl',
        ],
      ],
    },
    fr: {
      title: 'Mécanicien automobile (f/h/x)',
      tasks: ['Entretenir et réparer les véhicules', 'Lire et tester l’électronique', 'Noter les travaux'],
      lookingFor: ['Formation de mécanicien', 'Intérêt pour les moteurs électriques'],
      questions: [
        [
          'Une voiture fait un bruit seulement à froid. Comment procédez-vous ?',
          'Diagnostique',
          'Change des pièces jusqu’à ce que cela cesse',
          'La conduit à froid et cerne le problème',
          'Cerne le problème, mesure et prouve avant de changer',
        ],
        [
          'Comment dites-vous à un client que la réparation coûtera plus que prévu ?',
          'Parle ouvertement',
          'L’ajoute à la facture',
          'Appelle avant de continuer',
          'Appelle, montre la pièce et laisse le choix',
        ],
      ],
    },
  },
  {
    key: 'production-worker',
    field: ['Production'],
    shared: ['safety', 'team'],
    en: {
      title: 'Production worker',
      tasks: ['Run and fill machines', 'Check and pack goods', 'Keep the workplace in order'],
      lookingFor: ['Reliable in shifts', 'An eye for quality'],
      questions: [
        [
          'You see that every tenth piece has a fault. What do you do?',
          'Watches quality',
          'Sorts them out in silence',
          'Tells the shift leader',
          'Stops, tells, sets pieces apart and helps to find the cause',
        ],
        [
          'How do you stay careful when the work repeats itself?',
          'Stays careful',
          'Does not think about it',
          'Names pauses or checks',
          'Has checks of their own and an example where they helped',
        ],
      ],
    },
    de: {
      title: 'Produktionsmitarbeiter (m/w/d)',
      tasks: ['Maschinen bedienen und befüllen', 'Ware prüfen und packen', 'Den Arbeitsplatz in Ordnung halten'],
      lookingFor: ['Zuverlässig im Schichtdienst', 'Blick für Qualität'],
      questions: [
        [
          'Sie sehen, dass jedes zehnte Stück einen Fehler hat. Was tun Sie?',
          'Achtet auf Qualität',
          'Sortiert still aus',
          'Sagt es der Schichtleitung',
          'Hält an, meldet, trennt die Stücke und sucht mit nach der Ursache',
        ],
        [
          'Wie bleiben Sie aufmerksam, wenn sich die Arbeit wiederholt?',
          'Bleibt aufmerksam',
          'Denkt nicht darüber nach',
          'Nennt Pausen oder Kontrollen',
          'Hat eigene Kontrollen und ein Beispiel, wo sie halfen',
        ],
      ],
    },
    fr: {
      title: 'Agent de production (f/h/x)',
      tasks: ['Conduire et alimenter les machines', 'Contrôler et emballer', 'Tenir le poste en ordre'],
      lookingFor: ['Fiable en travail posté', 'L’œil pour la qualité'],
      questions: [
        [
          'Vous voyez qu’une pièce sur dix a un défaut. Que faites-vous ?',
          'Veille à la qualité',
          'Les trie sans rien dire',
          'Le dit au chef d’équipe',
          'Arrête, signale, met à part et aide à trouver la cause',
        ],
        [
          'Comment gardez-vous l’attention quand le travail se répète ?',
          'Garde son attention',
          'N’y pense pas',
          'Cite pauses ou contrôles',
          'A ses propres contrôles et un exemple où ils ont aidé',
        ],
      ],
    },
  },
  {
    key: 'machine-operator',
    field: ['Production', 'Engineering/development and construction'],
    shared: ['safety', 'learning'],
    en: {
      title: 'CNC machine operator',
      tasks: ['Set up and run CNC machines', 'Measure parts and correct', 'Care for tools'],
      lookingFor: ['Training in machining', 'Reads drawings and programs'],
      questions: [
        [
          'The measure drifts over the shift. What do you look at?',
          'Understands the process',
          'Corrects it now and then',
          'Looks at wear and heat',
          'Measures in a series, finds the cause and corrects in time',
        ],
        [
          'How do you set up a part that you have never made?',
          'Sets up',
          'Loads the program and starts',
          'Clamps, zeroes and runs dry',
          'Plans, runs dry, measures the first part and writes it down',
        ],
      ],
    },
    de: {
      title: 'Zerspanungsmechaniker (m/w/d)',
      tasks: ['CNC-Maschinen einrichten und bedienen', 'Teile messen und korrigieren', 'Werkzeuge pflegen'],
      lookingFor: ['Ausbildung in der Zerspanung', 'Liest Zeichnungen und Programme'],
      questions: [
        [
          'Das Maß wandert über die Schicht. Was prüfen Sie?',
          'Versteht den Prozess',
          'Korrigiert ab und zu',
          'Prüft Verschleiß und Wärme',
          'Misst in Reihe, findet die Ursache und korrigiert rechtzeitig',
        ],
        [
          'Wie richten Sie ein Teil ein, das Sie noch nie gefertigt haben?',
          'Richtet ein',
          'Lädt das Programm und startet',
          'Spannt, nullt und fährt leer',
          'Plant, fährt leer, misst das erste Teil und hält es fest',
        ],
      ],
    },
    fr: {
      title: 'Opérateur sur machine CNC (f/h/x)',
      tasks: ['Régler et conduire des machines CNC', 'Mesurer et corriger', 'Entretenir les outils'],
      lookingFor: ['Formation en usinage', 'Lit plans et programmes'],
      questions: [
        [
          'La cote dérive au fil du poste. Que regardez-vous ?',
          'Comprend le procédé',
          'Corrige de temps en temps',
          'Regarde l’usure et la chaleur',
          'Mesure en série, trouve la cause et corrige à temps',
        ],
        [
          'Comment réglez-vous une pièce que vous n’avez jamais faite ?',
          'Sait régler',
          'Charge le programme et démarre',
          'Bride, fait le zéro et tourne à vide',
          'Prépare, tourne à vide, mesure la première pièce et le note',
        ],
      ],
    },
  },
  {
    key: 'maintenance-technician',
    field: ['Maintenance', 'Engineering/development and construction'],
    shared: ['pressure', 'safety'],
    en: {
      title: 'Maintenance technician',
      tasks: ['Service machines by plan', 'Find and repair faults', 'Make plants better'],
      lookingFor: ['Training in mechanics or electrics', 'Ready for standby'],
      questions: [
        [
          'A line stands still and everybody waits for you. How do you begin?',
          'Finds faults under pressure',
          'Tries this and that',
          'Asks, looks and narrows down',
          'Asks, makes it safe, narrows down and says how long it takes',
        ],
        [
          'Which fault did you make impossible for good?',
          'Improves',
          'Repairs what breaks',
          'Names a small improvement',
          'Found the root cause and shows what it saved',
        ],
      ],
    },
    de: {
      title: 'Instandhalter (m/w/d)',
      tasks: ['Maschinen nach Plan warten', 'Störungen finden und beheben', 'Anlagen verbessern'],
      lookingFor: ['Ausbildung in Mechanik oder Elektrik', 'Bereitschaft zum Notdienst'],
      questions: [
        [
          'Eine Anlage steht, und alle warten auf Sie. Wie fangen Sie an?',
          'Findet Fehler auch unter Druck',
          'Probiert dies und das',
          'Fragt, schaut und grenzt ein',
          'Fragt, sichert, grenzt ein und sagt, wie lange es dauert',
        ],
        [
          'Welche Störung haben Sie für immer abgestellt?',
          'Verbessert',
          'Repariert, was kaputtgeht',
          'Nennt eine kleine Verbesserung',
          'Hat die Grundursache gefunden und zeigt, was es brachte',
        ],
      ],
    },
    fr: {
      title: 'Technicien de maintenance (f/h/x)',
      tasks: ['Entretenir les machines selon le plan', 'Trouver et réparer les pannes', 'Améliorer les installations'],
      lookingFor: ['Formation en mécanique ou électricité', 'Disponible pour l’astreinte'],
      questions: [
        [
          'Une ligne est arrêtée et tout le monde vous attend. Par quoi commencez-vous ?',
          'Trouve les pannes sous pression',
          'Essaie un peu tout',
          'Demande, regarde et cerne le problème',
          'Demande, sécurise, cerne le problème et annonce un délai',
        ],
        [
          'Quelle panne avez-vous supprimée pour de bon ?',
          'Améliore',
          'Répare ce qui casse',
          'Cite une petite amélioration',
          'A trouvé la cause profonde et montre le gain',
        ],
      ],
    },
  },
];
