import type { Trade } from './trade.ts';

export const serving: readonly Trade[] = [
  {
    key: 'shop-assistant',
    field: ['Distribution/Sales', 'Customer service'],
    shared: ['customer', 'team'],
    en: {
      title: 'Shop assistant',
      tasks: ['Advise and sell', 'Fill and arrange shelves', 'Work at the till'],
      lookingFor: ['Friendly with customers', 'Reliable at the till'],
      questions: [
        [
          'A customer looks around and seems lost. How do you begin?',
          'Approaches people',
          'Waits until asked',
          'Greets and offers help',
          'Greets, asks one good question and leaves room',
        ],
        [
          'The till is five euros short in the evening. What do you do?',
          'Is honest',
          'Puts in the own money',
          'Counts again and reports',
          'Counts, retraces, reports and says what could have happened',
        ],
      ],
    },
    de: {
      title: 'Verkäufer (m/w/d)',
      tasks: ['Beraten und verkaufen', 'Regale füllen und gestalten', 'An der Kasse arbeiten'],
      lookingFor: ['Freundlich mit Kundschaft', 'Zuverlässig an der Kasse'],
      questions: [
        [
          'Jemand schaut sich um und wirkt ratlos. Wie beginnen Sie?',
          'Geht auf Menschen zu',
          'Wartet auf eine Frage',
          'Grüßt und bietet Hilfe an',
          'Grüßt, stellt eine gute Frage und lässt Raum',
        ],
        [
          'Am Abend fehlen fünf Euro in der Kasse. Was tun Sie?',
          'Ist ehrlich',
          'Legt eigenes Geld dazu',
          'Zählt nach und meldet',
          'Zählt, geht den Tag durch, meldet und nennt mögliche Gründe',
        ],
      ],
    },
    fr: {
      title: 'Vendeur (f/h/x)',
      tasks: ['Conseiller et vendre', 'Remplir et présenter les rayons', 'Tenir la caisse'],
      lookingFor: ['Aimable avec la clientèle', 'Fiable en caisse'],
      questions: [
        [
          'Un client regarde autour de lui et semble perdu. Comment commencez-vous ?',
          'Va vers les gens',
          'Attend une question',
          'Salue et propose son aide',
          'Salue, pose une bonne question et laisse de l’espace',
        ],
        [
          'Le soir, il manque cinq euros en caisse. Que faites-vous ?',
          'Est honnête',
          'Met son propre argent',
          'Recompte et signale',
          'Recompte, refait le fil, signale et dit ce qui a pu arriver',
        ],
      ],
    },
  },
  {
    key: 'sales-representative',
    field: ['Distribution/Sales'],
    shared: ['mistake', 'pressure'],
    en: {
      title: 'Sales representative',
      tasks: ['Find and visit customers', 'Make offers and close', 'Look after accounts'],
      lookingFor: ['Experience in sales', 'Good listener'],
      questions: [
        [
          'A customer says that you are too expensive. What do you answer?',
          'Sells by value',
          'Gives a discount',
          'Names advantages',
          'Asks what it is compared with and talks about the need',
        ],
        [
          'When did you advise somebody not to buy?',
          'Is honest',
          'Never did',
          'Gives an example',
          'Gives an example and what came of it later',
        ],
      ],
    },
    de: {
      title: 'Außendienst Vertrieb (m/w/d)',
      tasks: ['Kundschaft gewinnen und besuchen', 'Angebote machen und abschließen', 'Konten betreuen'],
      lookingFor: ['Erfahrung im Vertrieb', 'Gutes Zuhören'],
      questions: [
        [
          'Jemand sagt, Sie seien zu teuer. Was antworten Sie?',
          'Verkauft über den Nutzen',
          'Gibt Rabatt',
          'Nennt Vorteile',
          'Fragt nach dem Vergleich und spricht über den Bedarf',
        ],
        [
          'Wann haben Sie jemandem vom Kauf abgeraten?',
          'Ist ehrlich',
          'Nie',
          'Nennt ein Beispiel',
          'Nennt ein Beispiel und was später daraus wurde',
        ],
      ],
    },
    fr: {
      title: 'Commercial (f/h/x)',
      tasks: ['Trouver et visiter des clients', 'Faire des offres et conclure', 'Suivre les comptes'],
      lookingFor: ['Expérience de la vente', 'Bonne écoute'],
      questions: [
        [
          'Un client dit que vous êtes trop cher. Que répondez-vous ?',
          'Vend par la valeur',
          'Fait une remise',
          'Cite des avantages',
          'Demande la comparaison et parle du besoin',
        ],
        [
          'Quand avez-vous déconseillé un achat ?',
          'Est honnête',
          'Jamais',
          'Donne un exemple',
          'Donne un exemple et dit ce qui en est résulté',
        ],
      ],
    },
  },
  {
    key: 'customer-adviser',
    field: ['Customer service'],
    shared: ['customer', 'pressure'],
    en: {
      title: 'Customer service adviser',
      tasks: ['Answer calls, mails and chats', 'Solve and pass on', 'Note what recurs'],
      lookingFor: ['Friendly in speech and writing', 'Patient and clear'],
      questions: [
        [
          'You do not know the answer. What do you say?',
          'Stays honest',
          'Guesses',
          'Says that it will be found out',
          'Says so, names a time and keeps it',
        ],
        [
          'The third person today calls about the same trouble. What do you do?',
          'Sees the pattern',
          'Solves it a third time',
          'Tells the team',
          'Reports it with facts and proposes a cure',
        ],
      ],
    },
    de: {
      title: 'Kundenberater (m/w/d)',
      tasks: ['Anrufe, Mails und Chats beantworten', 'Lösen und weitergeben', 'Wiederkehrendes festhalten'],
      lookingFor: ['Freundlich in Wort und Schrift', 'Geduldig und klar'],
      questions: [
        [
          'Sie wissen die Antwort nicht. Was sagen Sie?',
          'Bleibt ehrlich',
          'Rät',
          'Sagt, dass es geklärt wird',
          'Sagt es, nennt eine Zeit und hält sie ein',
        ],
        [
          'Heute ruft die dritte Person mit demselben Problem an. Was tun Sie?',
          'Sieht das Muster',
          'Löst es zum dritten Mal',
          'Sagt es dem Team',
          'Meldet es mit Fakten und schlägt Abhilfe vor',
        ],
      ],
    },
    fr: {
      title: 'Conseiller clientèle (f/h/x)',
      tasks: ['Répondre aux appels, aux e-mails et aux messages', 'Résoudre et transmettre', 'Noter ce qui revient'],
      lookingFor: ['Aimable à l’oral et à l’écrit', 'Patience et clarté'],
      questions: [
        [
          'Vous ne connaissez pas la réponse. Que dites-vous ?',
          'Reste honnête',
          'Devine',
          'Dit que cela sera vérifié',
          'Le dit, annonce un délai et le tient',
        ],
        [
          'C’est la troisième personne qui appelle pour le même problème. Que faites-vous ?',
          'Voit la répétition',
          'Le résout une troisième fois',
          'Le dit à l’équipe',
          'Le signale avec des faits et propose un remède',
        ],
      ],
    },
  },
  {
    key: 'hairdresser',
    field: ['Craft trades', 'Customer service'],
    shared: ['customer', 'learning'],
    en: {
      title: 'Hairdresser',
      tasks: ['Advise, cut and colour', 'Look after the salon', 'Plan appointments'],
      lookingFor: ['Training as a hairdresser', 'Pleasure in people'],
      questions: [
        [
          'Somebody shows a picture that does not suit their hair. What do you say?',
          'Advises honestly',
          'Does it anyway',
          'Says what will not work',
          'Says so kindly and shows what comes near',
        ],
        [
          'A colour has not come out as agreed. What now?',
          'Takes responsibility',
          'Says it is as agreed',
          'Offers to correct it',
          'Explains, corrects it and notes it for next time',
        ],
      ],
    },
    de: {
      title: 'Friseur (m/w/d)',
      tasks: ['Beraten, schneiden und färben', 'Den Salon pflegen', 'Termine planen'],
      lookingFor: ['Ausbildung im Friseurhandwerk', 'Freude an Menschen'],
      questions: [
        [
          'Jemand zeigt ein Bild, das nicht zum Haar passt. Was sagen Sie?',
          'Berät ehrlich',
          'Macht es trotzdem',
          'Sagt, was nicht geht',
          'Sagt es freundlich und zeigt, was dem nahekommt',
        ],
        [
          'Eine Farbe ist nicht geworden wie besprochen. Was nun?',
          'Übernimmt Verantwortung',
          'Sagt, es sei wie besprochen',
          'Bietet eine Korrektur an',
          'Erklärt, korrigiert und notiert es fürs nächste Mal',
        ],
      ],
    },
    fr: {
      title: 'Coiffeur (f/h/x)',
      tasks: ['Conseiller, couper et colorer', 'Tenir le salon', 'Gérer les rendez-vous'],
      lookingFor: ['Formation de coiffeur', 'Le goût des gens'],
      questions: [
        [
          'Quelqu’un montre une photo qui ne convient pas à ses cheveux. Que dites-vous ?',
          'Conseille honnêtement',
          'Le fait quand même',
          'Dit ce qui n’ira pas',
          'Le dit avec tact et montre ce qui s’en approche',
        ],
        [
          'Une couleur n’est pas comme convenu. Que faites-vous ?',
          'Assume',
          'Dit que c’est comme convenu',
          'Propose de corriger',
          'Explique, corrige et le note pour la prochaine fois',
        ],
      ],
    },
  },
];
