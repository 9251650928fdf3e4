/** Driving, flying, sailing, storing and sending. */
export const moving = `
truck driver, lorry driver, HGV driver ~ truck, lorry, haulage | Lkw-Fahrer, Berufskraftfahrer, Kraftfahrer, Fernfahrer, Lastwagenfahrer, Chauffeur ~ Lkw, Spedition, Lastwagen | chauffeur poids lourd, conducteur routier, routier, chauffeur routier ~ camion, poids lourd, transport
delivery driver, courier, van driver ~ parcels, delivery | Auslieferungsfahrer, Zusteller, Kurierfahrer, Paketzusteller, Lieferfahrer, Kurier ~ Lieferung, Pakete | chauffeur-livreur, livreur, coursier ~ livraison, colis
postman, postwoman, postal worker, mail carrier ~ post, mail | Postbote, Briefträger, Briefzusteller, Postzusteller, Fachkraft für Kurier-, Express- und Postdienstleistungen ~ Post | facteur, agent de distribution ~ poste, courrier
bicycle courier, food delivery rider ~ bike | Fahrradkurier, Essenslieferant, Rider | coursier à vélo, livreur à vélo ~ vélo
bus driver ~ bus | Busfahrer, Omnibusfahrer, Buschauffeur ~ Bus | conducteur de bus, chauffeur de bus, conducteur receveur, conducteur de car ~ bus, car
school bus driver | Schulbusfahrer | conducteur de car scolaire
tram driver | Straßenbahnfahrer, Tramfahrer ~ Straßenbahn, Tram | conducteur de tramway, traminot ~ tramway
train driver, locomotive driver ~ train, railway | Lokführer, Triebfahrzeugführer, Eisenbahner im Betriebsdienst, Lokomotivführer ~ Bahn, Zug, Eisenbahn | conducteur de train, mécanicien de locomotive ~ train, chemin de fer
train conductor, train guard, ticket inspector | Zugbegleiter, Schaffner, Kundenbetreuer im Nahverkehr, Fahrkartenkontrolleur, Kontrolleur ~ Bahn | contrôleur, chef de bord, agent de contrôle ~ train
railway signaller, dispatcher | Fahrdienstleiter, Stellwerker, Disponent Bahn | aiguilleur, agent de circulation ferroviaire
taxi driver, chauffeur, private hire driver ~ taxi, cab | Taxifahrer, Chauffeur, Mietwagenfahrer, Personenbeförderer ~ Taxi | chauffeur de taxi, chauffeur VTC, chauffeur de maître ~ taxi, VTC
patient transport driver | Krankenfahrer, Fahrer Krankentransport, Fahrdienst | conducteur ambulancier, chauffeur TPMR
forklift driver, forklift operator ~ forklift | Staplerfahrer, Gabelstaplerfahrer, Schubmaststaplerfahrer ~ Gabelstapler, Stapler | cariste, conducteur de chariot élévateur ~ chariot élévateur
warehouse worker, warehouse operative, warehouse assistant, picker, order picker, packer ~ warehouse, logistics | Lagerarbeiter, Lagerist, Lagermitarbeiter, Lagerhelfer, Kommissionierer, Fachlagerist, Packer, Lagerlogistiker, Versandmitarbeiter ~ Lager, Logistik, Versand | magasinier, préparateur de commandes, manutentionnaire, agent logistique, agent d'entrepôt, emballeur ~ entrepôt, logistique, dépôt
warehouse manager, warehouse supervisor | Lagerleiter, Lagermeister, Logistikmeister, Lagerverwalter ~ Lager | responsable d'entrepôt, chef de dépôt, responsable de magasin logistique ~ entrepôt
warehouse logistics specialist | Fachkraft für Lagerlogistik, Logistiker ~ Lagerlogistik | logisticien, gestionnaire de stocks ~ logistique
freight forwarder, shipping clerk, forwarding agent | Speditionskaufmann, Kaufmann für Spedition und Logistikdienstleistung, Spediteur, Speditionsmitarbeiter ~ Spedition | transitaire, agent de transit, affréteur, agent d'exploitation transport ~ transit
dispatcher, transport planner, fleet scheduler | Disponent, Tourenplaner, Fuhrparkdisponent, Transportplaner ~ Disposition | exploitant transport, agent de planning, régulateur ~ exploitation
fleet manager | Fuhrparkleiter, Fuhrparkmanager, Flottenmanager ~ Fuhrpark | gestionnaire de parc automobile, responsable de flotte ~ flotte
logistics manager, supply chain manager | Logistikleiter, Logistikmanager, Supply Chain Manager, Leiter Logistik ~ Logistik | responsable logistique, responsable supply chain, directeur logistique ~ logistique
logistics coordinator, supply chain planner | Logistikkoordinator, Supply Chain Planner, Logistikplaner | coordinateur logistique, approvisionneur, planificateur logistique
customs clerk, customs declarant | Zolldeklarant, Zollsachbearbeiter, Zollfachkraft ~ Zoll | déclarant en douane ~ douane
goods receiver, incoming goods clerk | Mitarbeiter Wareneingang, Wareneingangskontrolleur ~ Wareneingang | réceptionnaire, agent de réception marchandises
removal man, furniture mover, mover ~ removals | Möbelpacker, Umzugshelfer, Fachkraft für Möbel-, Küchen- und Umzugsservice ~ Umzug | déménageur ~ déménagement
port worker, docker, stevedore ~ port | Hafenarbeiter, Fachkraft für Hafenlogistik, Schauermann ~ Hafen | docker, agent portuaire ~ port
sailor, deckhand, seaman ~ ship | Matrose, Schiffsmechaniker, Seemann, Decksmann ~ Schiff, Schifffahrt | matelot, marin ~ bateau, navire
ship's captain, skipper, boatman | Kapitän, Schiffsführer, Binnenschiffer, Nautiker | capitaine, patron de bateau, batelier, officier de marine
pilot, airline pilot ~ aviation, flying | Pilot, Verkehrspilot, Flugkapitän, Copilot ~ Luftfahrt | pilote de ligne, pilote, copilote, commandant de bord ~ aviation
air traffic controller | Fluglotse, Flugverkehrsleiter | contrôleur aérien, aiguilleur du ciel
ground crew, airport ground staff, baggage handler, check-in agent ~ airport | Bodensteward, Flughafenmitarbeiter, Gepäckabfertiger, Luftverkehrskaufmann, Flugzeugabfertiger, Check-in-Mitarbeiter ~ Flughafen | agent d'escale, bagagiste, agent de piste, agent d'enregistrement ~ aéroport
drone pilot | Drohnenpilot | télépilote de drone, pilote de drone
parking attendant | Parkwächter, Parkhauswärter | voiturier, gardien de parking ~ parking
refuse collector, bin man, waste collector ~ waste | Müllwerker, Müllmann, Müllfahrer, Entsorger ~ Müll, Abfall | éboueur, ripeur, agent de collecte ~ déchets
car transporter, vehicle transfer driver | Überführungsfahrer, Autotransportfahrer | convoyeur de véhicules
tanker driver, dangerous goods driver | Tankwagenfahrer, Gefahrgutfahrer ~ Gefahrgut | chauffeur citerne, conducteur matières dangereuses
shunter | Rangierer, Rangierbegleiter, Wagenmeister | agent de manœuvre, visiteur de matériel
loading bay worker, loader | Verlader, Ladehelfer, Verlademitarbeiter | agent de quai, chargeur
inventory clerk, stock controller | Inventurhelfer, Bestandsmanager, Lagerbuchhalter | inventoriste, contrôleur de stock ~ inventaire
export clerk, shipping coordinator | Exportsachbearbeiter, Versandsachbearbeiter, Zollsachbearbeiter ~ Export, Versand | assistant export, agent d'expédition ~ export
cable layer driver, breakdown driver, tow truck driver | Abschleppfahrer, Pannenhelfer | dépanneur remorqueur, dépanneur ~ dépannage
merchant navy engineer, marine engineer | Schiffsingenieur, Schiffsmaschinist, Technischer Schiffsoffizier | officier mécanicien, mécanicien naval
`;
