import type { Trade } from './trade.ts';

export const building: readonly Trade[] = [
  {
    key: 'electrician',
    field: ['Craft trades', 'Maintenance'],
    shared: ['safety', 'learning'],
    en: {
      title: 'Electrician',
      tasks: ['Install cables, switches and boards', 'Measure and test', 'Find and repair faults'],
      lookingFor: ['Finished training as an electrician', 'Careful work by the rules'],
      questions: [
        [
          'A fuse trips again and again. How do you find the cause?',
          'Finds faults',
          'Puts in a stronger fuse',
          'Separates circuits and measures',
          'Goes step by step, explains it and proves the repair by measuring',
        ],
        [
          'Which steps do you take before you touch a line?',
          'Knows the safety rules',
          'Switches it off',
          'Names switching off, securing and testing',
          'Names all five rules in order and why each is there',
        ],
      ],
    },
    de: {
      title: 'Elektroniker (m/w/d)',
      tasks: ['Leitungen, Schalter und Verteilungen installieren', 'Messen und prüfen', 'Fehler finden und beheben'],
      lookingFor: ['Abgeschlossene Ausbildung im Elektrohandwerk', 'Sorgfalt nach den Regeln der Technik'],
      questions: [
        [
          'Eine Sicherung löst immer wieder aus. Wie finden Sie die Ursache?',
          'Findet Fehler',
          'Setzt eine stärkere Sicherung ein',
          'Trennt Stromkreise und misst',
          'Geht Schritt für Schritt vor, erklärt es und belegt die Reparatur durch Messung',
        ],
        [
          'Welche Schritte gehen Sie, bevor Sie eine Leitung anfassen?',
          'Kennt die Sicherheitsregeln',
          'Schaltet ab',
          'Nennt Freischalten, Sichern und Prüfen',
          'Nennt alle fünf Regeln der Reihe nach und ihren Grund',
        ],
      ],
    },
    fr: {
      title: 'Électricien (f/h/x)',
      tasks: ['Poser câbles, interrupteurs et tableaux', 'Mesurer et contrôler', 'Trouver et réparer les pannes'],
      lookingFor: ['Formation d’électricien achevée', 'Travail soigné selon les normes'],
      questions: [
        [
          'Un disjoncteur saute sans cesse. Comment trouvez-vous la cause ?',
          'Trouve les pannes',
          'Met un disjoncteur plus fort',
          'Sépare les circuits et mesure',
          'Procède par étapes, explique et prouve la réparation par une mesure',
        ],
        [
          'Que faites-vous avant de toucher une ligne ?',
          'Connaît les règles de sécurité',
          'Coupe le courant',
          'Cite coupure, condamnation et vérification',
          'Cite toutes les étapes dans l’ordre et leur raison',
        ],
      ],
    },
  },
  {
    key: 'plumber',
    field: ['Craft trades', 'Maintenance'],
    shared: ['customer', 'learning'],
    en: {
      title: 'Plumber and heating engineer',
      tasks: ['Install pipes, baths and heating', 'Service boilers and heat pumps', 'Advise households'],
      lookingFor: ['Finished training in the trade', 'Driving licence'],
      questions: [
        [
          'A house does not get warm although the heating runs. What do you check?',
          'Finds faults',
          'Turns it up',
          'Checks pressure, air and valves',
          'Checks in order, balances the system and explains it',
        ],
        [
          'How do you leave a flat in which people live after a day of work?',
          'Respects the home',
          'Goes when the pipe is in',
          'Cleans up and tests',
          'Cleans, tests, shows what was done and what comes next',
        ],
      ],
    },
    de: {
      title: 'Anlagenmechaniker SHK (m/w/d)',
      tasks: ['Rohre, Bäder und Heizungen einbauen', 'Kessel und Wärmepumpen warten', 'Haushalte beraten'],
      lookingFor: ['Abgeschlossene Ausbildung im Handwerk', 'Führerschein'],
      questions: [
        [
          'Ein Haus wird nicht warm, obwohl die Heizung läuft. Was prüfen Sie?',
          'Findet Fehler',
          'Dreht sie auf',
          'Prüft Druck, Luft und Ventile',
          'Prüft der Reihe nach, gleicht ab und erklärt es',
        ],
        [
          'Wie verlassen Sie nach einem Arbeitstag eine bewohnte Wohnung?',
          'Achtet das Zuhause',
          'Geht, wenn das Rohr sitzt',
          'Räumt auf und prüft',
          'Räumt auf, prüft, zeigt das Getane und was noch kommt',
        ],
      ],
    },
    fr: {
      title: 'Plombier-chauffagiste (f/h/x)',
      tasks: ['Poser tuyaux, salles de bains et chauffages', 'Entretenir chaudières et pompes à chaleur', 'Conseiller les particuliers'],
      lookingFor: ['Formation achevée dans le métier', 'Permis de conduire'],
      questions: [
        [
          'Une maison reste froide alors que le chauffage tourne. Que vérifiez-vous ?',
          'Trouve les pannes',
          'Augmente le réglage',
          'Vérifie pression, air et vannes',
          'Vérifie dans l’ordre, équilibre et explique',
        ],
        [
          'Comment quittez-vous un logement habité après une journée de travail ?',
          'Respecte le logement',
          'Part quand le tuyau est posé',
          'Nettoie et teste',
          'Nettoie, teste, montre le travail et la suite',
        ],
      ],
    },
  },
  {
    key: 'carpenter',
    field: ['Craft trades'],
    shared: ['mistake', 'motivation'],
    en: {
      title: 'Joiner',
      tasks: ['Build furniture, doors and windows', 'Work with hand tools and machines', 'Fit on site'],
      lookingFor: ['Training as a joiner', 'An eye for measure and grain'],
      questions: [
        [
          'A wall is not straight and the cupboard must stand close to it. How do you do it?',
          'Fits precisely',
          'Fills the gap with sealant',
          'Measures and scribes',
          'Plans for it, scribes and hides nothing',
        ],
        [
          'Tell us about a piece you built from drawing to finish.',
          'Masters the craft',
          'Names the piece alone',
          'Tells the steps',
          'Tells choices of wood and joints, and what would be different today',
        ],
      ],
    },
    de: {
      title: 'Tischler (m/w/d)',
      tasks: ['Möbel, Türen und Fenster bauen', 'Mit Handwerkzeug und Maschinen arbeiten', 'Vor Ort montieren'],
      lookingFor: ['Ausbildung im Tischlerhandwerk', 'Auge für Maß und Maserung'],
      questions: [
        [
          'Eine Wand ist schief, und der Schrank soll dicht daran stehen. Wie machen Sie das?',
          'Passt genau ein',
          'Füllt die Fuge mit Dichtstoff',
          'Misst und reißt an',
          'Plant es ein, passt an und vertuscht nichts',
        ],
        [
          'Erzählen Sie von einem Stück, das Sie von der Zeichnung bis zur Oberfläche gebaut haben.',
          'Beherrscht das Handwerk',
          'Nennt nur das Stück',
          'Erzählt die Schritte',
          'Erzählt von Holz, Verbindungen und was heute anders wäre',
        ],
      ],
    },
    fr: {
      title: 'Menuisier (f/h/x)',
      tasks: ['Fabriquer meubles, portes et fenêtres', 'Travailler à la main et à la machine', 'Poser chez le client'],
      lookingFor: ['Formation de menuisier', 'L’œil pour la mesure et le veinage'],
      questions: [
        [
          'Un mur n’est pas droit et le placard doit s’y appuyer. Comment faites-vous ?',
          'Ajuste avec précision',
          'Bouche le vide au mastic',
          'Mesure et trace',
          'Le prévoit, ajuste et ne cache rien',
        ],
        [
          'Parlez-nous d’une pièce que vous avez faite du dessin à la finition.',
          'Maîtrise le métier',
          'Cite seulement la pièce',
          'Raconte les étapes',
          'Parle du bois, des assemblages et de ce qui changerait',
        ],
      ],
    },
  },
  {
    key: 'painter',
    field: ['Craft trades'],
    shared: ['customer', 'safety'],
    en: {
      title: 'Painter',
      tasks: ['Prepare surfaces', 'Paint, plaster and paper walls', 'Protect and clean rooms'],
      lookingFor: ['Practice as a painter', 'Neat work at heights too'],
      questions: [
        [
          'Paint is peeling from a wall. What do you do before you paint it again?',
          'Prepares the ground',
          'Paints over it',
          'Removes, cleans and primes',
          'Looks for the cause first and explains the build-up',
        ],
        [
          'How do you keep a furnished room clean while you work?',
          'Works neatly',
          'Moves things aside',
          'Covers and tapes',
          'Covers, agrees on the order of rooms and leaves it cleaner',
        ],
      ],
    },
    de: {
      title: 'Maler (m/w/d)',
      tasks: ['Untergründe vorbereiten', 'Streichen, spachteln und tapezieren', 'Räume schützen und säubern'],
      lookingFor: ['Praxis im Malerhandwerk', 'Saubere Arbeit auch in der Höhe'],
      questions: [
        [
          'Farbe blättert von einer Wand. Was tun Sie, bevor Sie neu streichen?',
          'Bereitet den Untergrund vor',
          'Streicht darüber',
          'Entfernt, reinigt und grundiert',
          'Sucht zuerst die Ursache und erklärt den Aufbau',
        ],
        [
          'Wie halten Sie einen möblierten Raum während der Arbeit sauber?',
          'Arbeitet sauber',
          'Schiebt Dinge beiseite',
          'Deckt ab und klebt ab',
          'Deckt ab, spricht die Reihenfolge ab und hinterlässt es sauberer',
        ],
      ],
    },
    fr: {
      title: 'Peintre en bâtiment (f/h/x)',
      tasks: ['Préparer les supports', 'Peindre, enduire et tapisser', 'Protéger et nettoyer les pièces'],
      lookingFor: ['Pratique de la peinture', 'Travail soigné, aussi en hauteur'],
      questions: [
        [
          'La peinture d’un mur s’écaille. Que faites-vous avant de repeindre ?',
          'Prépare le support',
          'Peint par-dessus',
          'Retire, nettoie et applique une sous-couche',
          'Cherche d’abord la cause et explique les couches',
        ],
        [
          'Comment gardez-vous propre une pièce meublée pendant les travaux ?',
          'Travaille proprement',
          'Pousse les meubles',
          'Couvre et masque',
          'Couvre, convient de l’ordre des pièces et laisse plus propre',
        ],
      ],
    },
  },
];
