/** Building, fitting out, heating, wiring and keeping houses. */
export const building = `
bricklayer, mason ~ bricks, construction site | Maurer, Betonbauer, Stahlbetonbauer ~ Bau, Baustelle | maçon, coffreur-bancheur ~ maçonnerie, chantier
construction worker, building labourer, labourer ~ construction, construction site | Bauarbeiter, Bauhelfer, Baufacharbeiter, Hochbaufacharbeiter ~ Bau, Baustelle | ouvrier du bâtiment, manœuvre, aide-maçon ~ bâtiment, chantier
carpenter, timber framer ~ carpentry, wood | Zimmerer, Zimmermann ~ Zimmerei, Holz | charpentier ~ charpente, bois
joiner, cabinet maker, furniture maker ~ joinery, furniture, wood | Tischler, Schreiner, Möbeltischler, Holzmechaniker ~ Tischlerei, Schreinerei, Holz, Möbel | menuisier, ébéniste ~ menuiserie, ébénisterie, bois
roofer ~ roofing, roof | Dachdecker ~ Dach, Bedachung | couvreur, couvreur-zingueur ~ toiture
tinsmith, plumber roofer | Spengler, Klempner, Bauklempner, Flaschner | zingueur, ferblantier
painter, decorator, painter and decorator ~ painting, paint | Maler, Lackierer, Maler und Lackierer ~ Malerei, Farbe, Malerbetrieb | peintre en bâtiment, peintre ~ peinture
plasterer, drywaller | Stuckateur, Gipser, Verputzer, Trockenbauer, Trockenbaumonteur ~ Trockenbau | plâtrier, plaquiste, plâtrier-plaquiste ~ plâtrerie
tiler, tile setter ~ tiles | Fliesenleger, Plattenleger ~ Fliesen | carreleur ~ carrelage
floor layer, flooring installer ~ floors | Bodenleger, Parkettleger, Estrichleger ~ Boden, Parkett | solier, solier-moquettiste, parqueteur ~ parquet, sols
glazier ~ glass, windows | Glaser ~ Glaserei, Glas, Fenster | vitrier, miroitier ~ vitrerie, verre
window fitter, window installer | Fensterbauer, Fenstermonteur, Bautischler | poseur de menuiseries, poseur de fenêtres ~ fenêtres
insulation installer | Isolierer, Wärmedämmer, Industrie-Isolierer | calorifugeur, isolateur ~ isolation
scaffolder | Gerüstbauer ~ Gerüst | échafaudeur, monteur d'échafaudages ~ échafaudage
stonemason, sculptor | Steinmetz, Steinbildhauer ~ Naturstein | tailleur de pierre ~ pierre
road builder, road worker ~ roads | Straßenbauer, Straßenwärter, Tiefbauer, Tiefbaufacharbeiter ~ Straßenbau, Tiefbau | ouvrier routier, constructeur de routes, canalisateur ~ travaux publics, routes
paver | Pflasterer, Steinsetzer | paveur
track worker, railway track builder | Gleisbauer ~ Gleisbau | poseur de voies, agent de voie
excavator driver, digger driver, plant operator | Baggerfahrer, Baumaschinenführer, Radladerfahrer ~ Bagger | conducteur d'engins, conducteur de pelle, grutier-pelleteur ~ engins de chantier
crane operator | Kranführer, Kranfahrer ~ Kran | grutier, conducteur de grue ~ grue
site manager, construction manager ~ construction site | Bauleiter, Bauführer ~ Baustelle | chef de chantier, conducteur de travaux ~ chantier
foreman, site foreman | Polier, Vorarbeiter, Werkpolier | chef d'équipe, contremaître
architect ~ architecture | Architekt ~ Architektur, Architekturbüro | architecte ~ architecture
interior architect, interior designer | Innenarchitekt, Raumausstatter, Interior Designer ~ Innenarchitektur | architecte d'intérieur, décorateur d'intérieur ~ décoration
landscape architect | Landschaftsarchitekt, Landschaftsplaner | architecte paysagiste, paysagiste concepteur
town planner, urban planner | Stadtplaner, Raumplaner, Verkehrsplaner | urbaniste ~ urbanisme
civil engineer, structural engineer | Bauingenieur, Tragwerksplaner, Statiker ~ Bauwesen | ingénieur en génie civil, ingénieur structure, ingénieur béton ~ génie civil
draughtsman, draftsman, CAD technician | Bauzeichner, Technischer Zeichner, Technischer Produktdesigner, CAD-Konstrukteur ~ CAD | dessinateur-projeteur, dessinateur en bâtiment, projeteur ~ DAO, CAO
surveyor, land surveyor | Vermesser, Vermessungstechniker, Geomatiker, Vermessungsingenieur ~ Vermessung | géomètre, topographe, géomètre-topographe ~ topographie
quantity surveyor, estimator | Kalkulator, Baukalkulator, Kostenplaner | métreur, économiste de la construction
building services engineer, HVAC engineer | TGA-Planer, Versorgungsingenieur, Ingenieur Versorgungstechnik, Gebäudetechniker ~ Gebäudetechnik | ingénieur CVC, ingénieur fluides ~ génie climatique
plumber, heating engineer, heating installer, pipe fitter ~ plumbing, heating | Anlagenmechaniker SHK, Anlagenmechaniker, Installateur, Heizungsbauer, Sanitärinstallateur, Klempner ~ Sanitär, Heizung | plombier, chauffagiste, plombier-chauffagiste, installateur sanitaire ~ plomberie, chauffage
refrigeration technician, air conditioning technician | Mechatroniker für Kältetechnik, Kältetechniker, Klimatechniker, Kälteanlagenbauer ~ Kältetechnik, Klima | frigoriste, technicien frigoriste, climaticien ~ climatisation, froid
electrician, electrical fitter ~ electricity, wiring | Elektriker, Elektroniker, Elektroinstallateur, Elektroniker für Energie- und Gebäudetechnik, Betriebselektriker ~ Elektrik, Elektro, Elektroinstallation | électricien, électricien bâtiment, monteur électricien ~ électricité
solar installer, photovoltaic installer ~ solar | Solarteur, Photovoltaik-Monteur, PV-Monteur, Solarmonteur ~ Solar, Photovoltaik | installateur photovoltaïque, poseur de panneaux solaires ~ solaire, photovoltaïque
wind turbine technician | Servicetechniker Windkraft, Windkraft-Monteur, Windenergietechniker ~ Windkraft | technicien éolien, technicien de maintenance éolienne ~ éolien
lift technician, elevator technician | Aufzugsmonteur, Aufzugstechniker ~ Aufzug | ascensoriste, technicien ascensoriste ~ ascenseur
chimney sweep | Schornsteinfeger, Kaminkehrer, Kaminfeger, Rauchfangkehrer | ramoneur ~ ramonage
blacksmith, metalworker | Schmied, Metallbauer, Kunstschmied, Schlosser ~ Schmiede, Schlosserei | forgeron, métallier, serrurier-métallier, ferronnier ~ métallerie
locksmith ~ keys | Schlosser, Schlüsseldienst, Sicherheitstechniker | serrurier ~ serrurerie, clés
caretaker, janitor, building caretaker | Hausmeister, Hauswart, Abwart, Objektbetreuer, Haustechniker ~ Hausmeisterei | concierge, gardien d'immeuble, agent de maintenance des bâtiments ~ gardiennage
facility manager | Facility Manager, Objektleiter, Gebäudemanager ~ Gebäudemanagement | facility manager, responsable des services généraux, gestionnaire technique
property manager | Hausverwalter, Immobilienverwalter, WEG-Verwalter, Property Manager ~ Immobilien | gestionnaire de patrimoine immobilier, syndic, gestionnaire locatif ~ immobilier
estate agent, real estate agent, realtor ~ real estate, property | Immobilienmakler, Immobilienkaufmann, Makler ~ Immobilien | agent immobilier, négociateur immobilier ~ immobilier
demolition worker | Abbrucharbeiter, Abbruchfacharbeiter, Sprengmeister | démolisseur, ouvrier de démolition
well driller, driller | Brunnenbauer, Spezialtiefbauer, Bohrgeräteführer | foreur ~ forage
diver, commercial diver | Taucher, Industrietaucher | scaphandrier, plongeur professionnel
chimney and stove builder | Ofenbauer, Ofen- und Luftheizungsbauer, Kachelofenbauer | fumiste, poêlier
blind fitter, awning installer | Rollladenbauer, Rollladen- und Sonnenschutzmechatroniker | storiste, poseur de stores
interior decorator, upholsterer | Raumausstatter, Polsterer, Sattler ~ Polsterei | tapissier, tapissier décorateur, sellier
kitchen fitter | Küchenmonteur, Küchenbauer, Möbelmonteur ~ Küchen | cuisiniste, poseur de cuisines, monteur de cuisines
concrete worker, steel fixer | Betonfertigteilbauer, Eisenflechter, Betonwerker | ferrailleur, bancheur, ouvrier béton ~ béton
asbestos remover | Asbestsanierer, Schadstoffsanierer | désamianteur ~ désamiantage
pool builder | Schwimmbadbauer, Poolbauer | pisciniste ~ piscines
fence builder | Zaunbauer, Zaunmonteur ~ Zaun | poseur de clôtures ~ clôtures
BIM manager, BIM coordinator | BIM-Manager, BIM-Koordinator ~ BIM | BIM manager, coordinateur BIM
building materials seller | Verkäufer Baustoffe, Fachberater Baustoffe, Baustoffverkäufer ~ Baustoffe | vendeur de matériaux, négoce matériaux ~ matériaux
`;
