/** Land, animals, cleaning, guarding, rescuing. */
export const outdoors = `
gardener, landscape gardener, landscaper ~ garden, landscaping | Gärtner, Landschaftsgärtner, Gärtner Garten- und Landschaftsbau, Garten- und Landschaftsbauer, Gartenhelfer ~ Garten, Gartenbau, GaLaBau | jardinier, paysagiste, ouvrier paysagiste, jardinier-paysagiste ~ jardin, espaces verts
nursery gardener, horticulturist | Zierpflanzengärtner, Baumschulgärtner, Gemüsegärtner, Gärtner Produktion ~ Gärtnerei, Baumschule | horticulteur, pépiniériste, maraîcher ~ pépinière, horticulture
greenkeeper, groundskeeper | Greenkeeper, Platzwart | greenkeeper, agent d'entretien des espaces verts
tree surgeon, arborist | Baumpfleger, Baumkletterer ~ Baumpflege | élagueur, arboriste, grimpeur-élagueur ~ élagage
forester, forestry worker, lumberjack ~ forest | Forstwirt, Förster, Waldarbeiter, Forstarbeiter ~ Wald, Forst | forestier, bûcheron, garde forestier, technicien forestier ~ forêt
farmer, agricultural worker, farm worker, farmhand ~ farm, agriculture | Landwirt, Bauer, Landarbeiter, Fachkraft Agrarservice, landwirtschaftlicher Helfer ~ Landwirtschaft, Bauernhof, Hof | agriculteur, ouvrier agricole, exploitant agricole, paysan ~ ferme, agriculture
tractor driver, agricultural machine operator | Traktorfahrer, Schlepperfahrer, Mähdrescherfahrer | tractoriste, conducteur d'engins agricoles ~ tracteur
harvest worker, fruit picker, seasonal agricultural worker ~ harvest | Erntehelfer, Saisonarbeiter Landwirtschaft ~ Ernte | cueilleur, vendangeur, saisonnier agricole ~ récolte, vendanges
livestock farmer, dairy farmer, milker, herdsman | Tierwirt, Melker, Viehzüchter, Herdenmanager | éleveur, vacher, trayeur, agent d'élevage ~ élevage
shepherd | Schäfer | berger ~ moutons
horse groom, stable hand, riding instructor ~ horses | Pferdewirt, Pferdepfleger, Reitlehrer, Bereiter ~ Pferde | palefrenier, soigneur de chevaux, moniteur d'équitation ~ chevaux, équitation
farrier | Hufschmied | maréchal-ferrant
fisherman, fish farmer ~ fishing | Fischer, Fischwirt ~ Fischerei | pêcheur, pisciculteur, aquaculteur ~ pêche
beekeeper | Imker, Tierwirt Imkerei ~ Imkerei | apiculteur ~ apiculture
hunter, gamekeeper | Jäger, Berufsjäger, Wildhüter | garde-chasse, chasseur
dog trainer, dog groomer ~ dogs | Hundetrainer, Hundefriseur ~ Hunde | éducateur canin, toiletteur canin ~ chiens
agronomist, agricultural adviser, agricultural engineer | Agrarwissenschaftler, Agrarberater, Agraringenieur, Agrartechniker | agronome, conseiller agricole, ingénieur agronome
park ranger, ranger | Ranger, Naturwächter | garde nature, ranger, garde-moniteur
cleaner, cleaning operative, office cleaner ~ cleaning | Reinigungskraft, Raumpfleger, Putzkraft, Gebäudereiniger, Putzhilfe, Putzfrau, Unterhaltsreiniger ~ Reinigung, Putzen | agent d'entretien, agent de propreté, femme de ménage, technicien de surface, nettoyeur ~ nettoyage, ménage, propreté
window cleaner | Fensterputzer, Glasreiniger, Fensterreiniger | laveur de vitres ~ vitres
industrial cleaner | Industriereiniger, Industriereinigungskraft | agent de nettoyage industriel
cleaning supervisor | Vorarbeiter Reinigung, Objektleiter Gebäudereinigung | chef d'équipe propreté, responsable propreté
laundry worker, dry cleaner ~ laundry | Wäschereimitarbeiter, Textilreiniger, Wäscher, Bügler ~ Wäscherei | blanchisseur, agent de blanchisserie, repasseur, lingère ~ blanchisserie, pressing
car washer, vehicle cleaner, car valeter | Fahrzeugaufbereiter, Autowäscher, Fahrzeugpfleger, Fahrzeugreiniger | préparateur automobile, laveur de voitures ~ lavage
street cleaner, road sweeper | Straßenreiniger, Straßenkehrer ~ Stadtreinigung | agent de propreté urbaine, balayeur, cantonnier ~ voirie
pest controller | Schädlingsbekämpfer, Kammerjäger | dératiseur, technicien hygiéniste, désinsectiseur
security guard, security officer, doorman, bouncer ~ security | Sicherheitsmitarbeiter, Wachmann, Wachschutz, Security-Mitarbeiter, Sicherheitskraft, Fachkraft für Schutz und Sicherheit, Türsteher, Werkschutz ~ Sicherheit, Sicherheitsdienst, Security | agent de sécurité, vigile, gardien, agent de surveillance, videur ~ sécurité, gardiennage
store detective, loss prevention officer | Ladendetektiv, Kaufhausdetektiv | agent de prévention des pertes, inspecteur de magasin
private detective, investigator | Detektiv, Ermittler, Privatdetektiv | détective privé, enquêteur
bodyguard, close protection officer | Personenschützer, Bodyguard | agent de protection rapprochée, garde du corps
aviation security officer, airport security | Luftsicherheitsassistent, Luftsicherheitskontrollkraft, Flughafensicherheit | agent de sûreté aéroportuaire ~ sûreté
cash-in-transit guard | Geldtransportfahrer, Werttransportfahrer | convoyeur de fonds
police officer, policeman, policewoman, detective ~ police | Polizist, Polizeibeamter, Polizeivollzugsbeamter, Kriminalbeamter, Kommissar ~ Polizei | policier, gendarme, gardien de la paix, inspecteur de police ~ police, gendarmerie
traffic warden, public order officer | Ordnungsamtsmitarbeiter, Politesse, Verkehrsüberwacher, Mitarbeiter Ordnungsdienst ~ Ordnungsamt | agent de surveillance de la voie publique, ASVP, policier municipal ~ police municipale
firefighter, fireman ~ fire brigade | Feuerwehrmann, Brandmeister, Werkfeuerwehrmann ~ Feuerwehr | pompier, sapeur-pompier ~ pompiers
fire protection officer | Brandschutzbeauftragter, Brandschutztechniker, Brandschutzplaner ~ Brandschutz | agent de sécurité incendie, SSIAP, chargé de sécurité incendie ~ incendie
prison officer, corrections officer | Justizvollzugsbeamter, Strafvollzugsbediensteter ~ Gefängnis, Justizvollzug | surveillant pénitentiaire, gardien de prison ~ prison
soldier, military officer ~ army | Soldat, Offizier ~ Bundeswehr, Armee | soldat, militaire, officier ~ armée
emergency dispatcher, control room operator | Leitstellendisponent, Mitarbeiter Notrufzentrale, Leitstellenmitarbeiter ~ Leitstelle | opérateur de centre d'appels d'urgence, régulateur, opérateur de télésurveillance
mountain guide, outdoor guide | Bergführer, Wanderführer, Outdoor-Guide | guide de haute montagne, accompagnateur en montagne ~ montagne
cable car operator, ski lift operator | Seilbahner, Seilbahntechniker, Liftmitarbeiter, Seilbahnmechatroniker ~ Seilbahn | agent de remontées mécaniques, conducteur de téléphérique ~ remontées mécaniques
cemetery worker, grave digger | Friedhofsmitarbeiter, Friedhofsgärtner, Totengräber | fossoyeur, agent de cimetière ~ cimetière
referee, sports coach, athlete ~ sport | Trainer, Sportler, Schiedsrichter, Fußballtrainer ~ Sport, Verein | entraîneur, sportif, arbitre ~ sport
sports administrator, club manager | Vereinsmanager, Sportmanager, Sportfachmann | responsable de club, manager sportif
vineyard worker | Weinbergsarbeiter, Rebarbeiter, Weinbauarbeiter | ouvrier viticole, tractoriste viticole ~ vignoble
pet sitter, dog walker | Hundesitter, Tierbetreuer | promeneur de chiens, pet-sitter
golf professional, tennis coach | Golflehrer, Tennislehrer, Tennistrainer | professeur de tennis, moniteur de golf ~ tennis, golf
`;
