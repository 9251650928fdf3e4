import type { Trade } from './trade.ts';

export const food: readonly Trade[] = [
  {
    key: 'baker',
    field: ['Craft trades', 'Production'],
    shared: ['mistake', 'motivation'],
    en: {
      title: 'Baker',
      tasks: ['Make, shape and bake doughs', 'Watch times and temperatures', 'Keep oven and bench clean'],
      lookingFor: ['Training or practice in a bakery', 'Ready for early hours'],
      questions: [
        [
          'A dough does not rise as it should. What do you look at, and in which order?',
          'Knows dough',
          'Adds yeast and hopes',
          'Looks at temperature, time and flour',
          'Explains why, saves the batch and prevents the next one',
        ],
        [
          'Which bread are you proud of, and how do you make it?',
          'Cares for the craft',
          'Names a bread without the way',
          'Tells the steps',
          'Tells steps, reasons and what was improved',
        ],
      ],
    },
    de: {
      title: 'Bäcker (m/w/d)',
      tasks: ['Teige herstellen, formen und backen', 'Zeiten und Temperaturen überwachen', 'Ofen und Arbeitsplatz sauber halten'],
      lookingFor: ['Ausbildung oder Praxis in einer Bäckerei', 'Bereitschaft zu frühen Arbeitszeiten'],
      questions: [
        [
          'Ein Teig geht nicht auf, wie er soll. Was prüfen Sie, und in welcher Reihenfolge?',
          'Kennt Teige',
          'Gibt Hefe dazu und hofft',
          'Prüft Temperatur, Zeit und Mehl',
          'Erklärt die Ursache, rettet den Teig und beugt vor',
        ],
        [
          'Auf welches Brot sind Sie stolz, und wie machen Sie es?',
          'Liebt das Handwerk',
          'Nennt ein Brot ohne den Weg',
          'Erzählt die Schritte',
          'Erzählt Schritte, Gründe und was besser wurde',
        ],
      ],
    },
    fr: {
      title: 'Boulanger (f/h/x)',
      tasks: ['Pétrir, façonner et cuire les pâtes', 'Surveiller les temps et les températures', 'Tenir le four et le poste propres'],
      lookingFor: ['Formation ou pratique en boulangerie', 'Disponible tôt le matin'],
      questions: [
        [
          'Une pâte ne lève pas comme prévu. Que vérifiez-vous, et dans quel ordre ?',
          'Connaît la pâte',
          'Ajoute de la levure et espère',
          'Vérifie température, temps et farine',
          'Explique la cause, sauve la pâte et évite que cela se reproduise',
        ],
        [
          'Quel pain réussissez-vous le mieux, et comment le faites-vous ?',
          'Aime le métier',
          'Cite un pain sans la manière',
          'Raconte les étapes',
          'Raconte étapes, raisons et progrès',
        ],
      ],
    },
  },
  {
    key: 'butcher',
    field: ['Craft trades', 'Production'],
    shared: ['safety', 'customer'],
    en: {
      title: 'Butcher',
      tasks: ['Cut and prepare meat', 'Make sausages and spreads', 'Advise customers at the counter'],
      lookingFor: ['Training or practice as a butcher', 'Clean and careful work'],
      questions: [
        [
          'How do you keep the cold chain from delivery to counter?',
          'Keeps hygiene',
          'Trusts the fridge',
          'Names temperatures and checks',
          'Names limits, records and what to do when one is passed',
        ],
        [
          'A customer asks for meat for eight guests and does not know what. What do you ask?',
          'Gives advice',
          'Sells the dearest piece',
          'Asks for dish and number',
          'Asks, suggests choices and explains how to cook them',
        ],
      ],
    },
    de: {
      title: 'Fleischer (m/w/d)',
      tasks: ['Fleisch zerlegen und herrichten', 'Wurst und Aufstriche herstellen', 'An der Theke beraten'],
      lookingFor: ['Ausbildung oder Praxis im Fleischerhandwerk', 'Saubere und sorgfältige Arbeit'],
      questions: [
        [
          'Wie halten Sie die Kühlkette von der Lieferung bis zur Theke ein?',
          'Achtet auf Hygiene',
          'Verlässt sich auf den Kühlschrank',
          'Nennt Temperaturen und Kontrollen',
          'Nennt Grenzwerte, Nachweise und was bei Überschreitung geschieht',
        ],
        [
          'Jemand braucht Fleisch für acht Gäste und weiß nicht welches. Was fragen Sie?',
          'Berät gut',
          'Verkauft das teuerste Stück',
          'Fragt nach Gericht und Menge',
          'Fragt, schlägt vor und erklärt die Zubereitung',
        ],
      ],
    },
    fr: {
      title: 'Boucher (f/h/x)',
      tasks: ['Découper et préparer la viande', 'Fabriquer saucisses et terrines', 'Conseiller les clients au comptoir'],
      lookingFor: ['Formation ou pratique en boucherie', 'Travail propre et soigneux'],
      questions: [
        [
          'Comment respectez-vous la chaîne du froid, de la livraison au comptoir ?',
          'Respecte l’hygiène',
          'Fait confiance au réfrigérateur',
          'Cite températures et contrôles',
          'Cite limites, relevés et que faire en cas de dépassement',
        ],
        [
          'Un client veut de la viande pour huit personnes sans savoir laquelle. Que demandez-vous ?',
          'Conseille bien',
          'Vend le morceau le plus cher',
          'Demande le plat et la quantité',
          'Demande, propose et explique la cuisson',
        ],
      ],
    },
  },
  {
    key: 'cook',
    field: ['Hotel and catering'],
    shared: ['pressure', 'team'],
    en: {
      title: 'Cook',
      tasks: ['Prepare and cook dishes', 'Plan the work of a station', 'Keep to hygiene rules'],
      lookingFor: ['Training or practice in a kitchen', 'Calm when it gets busy'],
      questions: [
        [
          'A guest cannot eat nuts. How do you make sure that the dish is safe?',
          'Handles allergies',
          'Leaves out the nuts',
          'Checks ingredients and tools',
          'Checks, keeps apart, tells the team and confirms at the pass',
        ],
        [
          'Twelve orders arrive at once. How do you bring them out?',
          'Organises a station',
          'Cooks them one after another',
          'Groups and starts with the longest',
          'Groups, tells times to the service and keeps quality',
        ],
      ],
    },
    de: {
      title: 'Koch (m/w/d)',
      tasks: ['Gerichte vorbereiten und kochen', 'Einen Posten planen', 'Hygieneregeln einhalten'],
      lookingFor: ['Ausbildung oder Praxis in einer Küche', 'Ruhe, wenn viel los ist'],
      questions: [
        [
          'Ein Gast verträgt keine Nüsse. Wie stellen Sie sicher, dass das Gericht unbedenklich ist?',
          'Geht mit Allergien sicher um',
          'Lässt die Nüsse weg',
          'Prüft Zutaten und Geräte',
          'Prüft, trennt, sagt es dem Team und kontrolliert am Pass',
        ],
        [
          'Zwölf Bestellungen kommen auf einmal. Wie bringen Sie sie hinaus?',
          'Organisiert den Posten',
          'Kocht eine nach der anderen',
          'Fasst zusammen und beginnt mit dem Längsten',
          'Fasst zusammen, nennt dem Service Zeiten und hält die Qualität',
        ],
      ],
    },
    fr: {
      title: 'Cuisinier (f/h/x)',
      tasks: ['Préparer et cuire les plats', 'Organiser un poste', 'Respecter les règles d’hygiène'],
      lookingFor: ['Formation ou pratique en cuisine', 'Calme quand il y a du monde'],
      questions: [
        [
          'Un client ne supporte pas les noix. Comment rendez-vous le plat sûr ?',
          'Gère les allergies',
          'Retire les noix',
          'Vérifie ingrédients et ustensiles',
          'Vérifie, sépare, prévient l’équipe et confirme au passe',
        ],
        [
          'Douze commandes arrivent en même temps. Comment les sortez-vous ?',
          'Organise son poste',
          'Les fait l’une après l’autre',
          'Regroupe et commence par la plus longue',
          'Regroupe, annonce les temps et garde la qualité',
        ],
      ],
    },
  },
  {
    key: 'waiter',
    field: ['Hotel and catering', 'Customer service'],
    shared: ['customer', 'team'],
    en: {
      title: 'Waiter',
      tasks: ['Welcome and serve guests', 'Recommend food and drinks', 'Settle bills'],
      lookingFor: ['Friendly with guests', 'Good memory and steady pace'],
      questions: [
        [
          'A table has waited thirty minutes. What do you say and do?',
          'Looks after guests',
          'Says the kitchen is slow',
          'Apologises and asks the kitchen',
          'Comes before they ask, gives a time and a gesture',
        ],
        [
          'How do you recommend a dish to somebody who cannot decide?',
          'Recommends',
          'Names the dearest dish',
          'Asks for tastes',
          'Asks, tells what makes it good and suggests a drink',
        ],
      ],
    },
    de: {
      title: 'Servicekraft (m/w/d)',
      tasks: ['Gäste empfangen und bedienen', 'Speisen und Getränke empfehlen', 'Rechnungen abschließen'],
      lookingFor: ['Freude an Gästen', 'Gutes Gedächtnis und ruhiges Tempo'],
      questions: [
        [
          'Ein Tisch wartet seit dreißig Minuten. Was sagen und tun Sie?',
          'Kümmert sich um Gäste',
          'Sagt, die Küche sei langsam',
          'Entschuldigt sich und fragt nach',
          'Kommt von selbst, nennt eine Zeit und bietet etwas an',
        ],
        [
          'Wie empfehlen Sie jemandem ein Gericht, der sich nicht entscheiden kann?',
          'Empfiehlt gut',
          'Nennt das teuerste Gericht',
          'Fragt nach dem Geschmack',
          'Fragt, erzählt, was es gut macht, und schlägt ein Getränk vor',
        ],
      ],
    },
    fr: {
      title: 'Serveur (f/h/x)',
      tasks: ['Accueillir et servir les clients', 'Conseiller plats et boissons', 'Encaisser'],
      lookingFor: ['Le goût de l’accueil', 'Bonne mémoire et rythme régulier'],
      questions: [
        [
          'Une table attend depuis trente minutes. Que dites-vous et que faites-vous ?',
          'Prend soin des clients',
          'Dit que la cuisine est lente',
          'S’excuse et demande en cuisine',
          'Va à la table sans attendre, annonce un délai et fait un geste',
        ],
        [
          'Comment conseillez-vous un plat à quelqu’un qui hésite ?',
          'Conseille bien',
          'Cite le plat le plus cher',
          'Demande les goûts',
          'Demande, dit ce qui le rend bon et propose une boisson',
        ],
      ],
    },
  },
  {
    key: 'hotel-receptionist',
    field: ['Hotel and catering', 'Customer service'],
    shared: ['customer', 'pressure'],
    en: {
      title: 'Hotel receptionist',
      tasks: ['Check guests in and out', 'Take bookings and wishes', 'Keep the cash in order'],
      lookingFor: ['Friendly in two languages', 'Sure with booking software'],
      questions: [
        [
          'A guest arrives and the house is full in spite of a booking. What do you do?',
          'Finds solutions',
          'Says that nothing can be done',
          'Finds a room elsewhere',
          'Finds it, pays the way, and tells why it happened',
        ],
        [
          'How do you hand over a busy night to the next shift?',
          'Hands over well',
          'Tells what comes to mind',
          'Writes open matters down',
          'Writes, ranks, and goes through it together',
        ],
      ],
    },
    de: {
      title: 'Hotelrezeptionist (m/w/d)',
      tasks: ['Gäste ein- und auschecken', 'Buchungen und Wünsche aufnehmen', 'Die Kasse führen'],
      lookingFor: ['Freundlich in zwei Sprachen', 'Sicher mit Buchungssoftware'],
      questions: [
        [
          'Ein Gast kommt an, und das Haus ist trotz Buchung voll. Was tun Sie?',
          'Findet Lösungen',
          'Sagt, da sei nichts zu machen',
          'Sucht ein Zimmer anderswo',
          'Findet es, übernimmt den Weg und erklärt den Grund',
        ],
        [
          'Wie übergeben Sie eine volle Nacht an die nächste Schicht?',
          'Übergibt gut',
          'Erzählt, was einfällt',
          'Schreibt Offenes auf',
          'Schreibt auf, ordnet und geht es gemeinsam durch',
        ],
      ],
    },
    fr: {
      title: 'Réceptionniste d’hôtel (f/h/x)',
      tasks: ['Accueillir à l’arrivée et au départ', 'Prendre réservations et demandes', 'Tenir la caisse'],
      lookingFor: ['Aimable en deux langues', 'À l’aise avec un logiciel de réservation'],
      questions: [
        [
          'Un client arrive et l’hôtel est complet malgré sa réservation. Que faites-vous ?',
          'Trouve des solutions',
          'Dit qu’on n’y peut rien',
          'Cherche une chambre ailleurs',
          'La trouve, prend en charge le trajet et explique la raison',
        ],
        [
          'Comment transmettez-vous une nuit chargée à l’équipe suivante ?',
          'Transmet bien',
          'Dit ce qui lui vient',
          'Note ce qui reste ouvert',
          'Note, classe et le parcourt avec l’équipe',
        ],
      ],
    },
  },
];
