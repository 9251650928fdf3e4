/** Engineers, laboratories, research, environment. */
export const engineering = `
engineer ~ engineering | Ingenieur ~ Ingenieurwesen | ingénieur ~ ingénierie
mechanical engineer | Maschinenbauingenieur, Ingenieur Maschinenbau, Maschinenbautechniker ~ Maschinenbau | ingénieur mécanique, ingénieur mécanicien, technicien mécanique ~ mécanique
design engineer, mechanical designer | Konstrukteur, Konstruktionsingenieur, Entwicklungsingenieur ~ Konstruktion | ingénieur conception, concepteur mécanique, dessinateur industriel, ingénieur bureau d'études ~ bureau d'études
development engineer, R&D engineer | Entwicklungsingenieur, Entwickler, Forschungs- und Entwicklungsingenieur ~ Entwicklung | ingénieur développement, ingénieur R&D, ingénieur recherche et développement ~ recherche et développement
electrical engineer, power engineer | Elektroingenieur, Ingenieur Elektrotechnik, Elektrotechniker, Elektroplaner ~ Elektrotechnik | ingénieur électricien, ingénieur électrique, ingénieur en électrotechnique, électrotechnicien ~ électrotechnique
electronics design engineer, hardware engineer | Hardwareentwickler, Elektronikentwickler, Hardware-Ingenieur | ingénieur électronique, ingénieur hardware, concepteur électronique
automotive engineer | Fahrzeugtechnikingenieur, Fahrzeugingenieur, Ingenieur Fahrzeugtechnik, Automobilingenieur ~ Fahrzeugtechnik | ingénieur automobile
aerospace engineer | Luft- und Raumfahrtingenieur, Luftfahrtingenieur ~ Luft- und Raumfahrt | ingénieur aéronautique, ingénieur aérospatial ~ aérospatial
chemical engineer | Chemieingenieur, Ingenieur Chemie | ingénieur chimiste, ingénieur en génie chimique ~ génie chimique
industrial engineer | Wirtschaftsingenieur, Industrial Engineer | ingénieur industriel, ingénieur méthodes, ingénieur généraliste ~ méthodes
manufacturing engineer | Fertigungsingenieur, Produktionsingenieur, Fertigungstechniker | ingénieur de production, ingénieur industrialisation, technicien méthodes
systems engineer | Systemingenieur, Systems Engineer | ingénieur système, ingénieur systèmes
test engineer, validation engineer | Versuchsingenieur, Prüfingenieur, Validierungsingenieur, Versuchstechniker | ingénieur essais, ingénieur validation, technicien d'essais ~ essais
simulation engineer, calculation engineer | Berechnungsingenieur, Simulationsingenieur | ingénieur calcul, ingénieur simulation ~ simulation
environmental engineer | Umweltingenieur, Umwelttechniker, Umweltschutztechniker ~ Umwelt | ingénieur environnement, technicien environnement ~ environnement
energy engineer | Energieingenieur, Energietechniker ~ Energietechnik | ingénieur énergie, ingénieur efficacité énergétique ~ énergie
nuclear engineer | Kerntechniker, Ingenieur Kerntechnik | ingénieur nucléaire ~ nucléaire
railway engineer | Bahningenieur, Planungsingenieur Bahn ~ Bahntechnik | ingénieur ferroviaire ~ ferroviaire
transport engineer, traffic engineer | Verkehrsingenieur, Verkehrsplaner | ingénieur transport, ingénieur trafic
water engineer, hydraulic engineer | Wasserbauingenieur, Ingenieur Wasserwirtschaft | ingénieur hydraulique, hydraulicien ~ hydraulique
geologist, geotechnical engineer | Geologe, Geotechniker, Baugrundgutachter ~ Geologie | géologue, géotechnicien ~ géologie
materials scientist, materials tester | Werkstoffprüfer, Werkstoffingenieur, Werkstoffwissenschaftler ~ Werkstoffe | ingénieur matériaux, contrôleur non destructif ~ matériaux
commissioning engineer | Inbetriebnahmeingenieur, Inbetriebnehmer, Inbetriebsetzer | ingénieur mise en service, metteur au point
technician, engineering technician | Techniker, Staatlich geprüfter Techniker | technicien, technicien supérieur
laboratory technician, lab assistant, laboratory assistant ~ laboratory, lab | Laborant, Laborassistent, Labormitarbeiter, Labortechniker ~ Labor | technicien de laboratoire, laborantin, aide de laboratoire ~ laboratoire
biology laboratory technician | Biologielaborant, Biologisch-technischer Assistent, BTA | technicien en biologie, technicien biologiste
physics laboratory technician | Physiklaborant, Physikalisch-technischer Assistent | technicien en physique, technicien de mesures physiques
chemist ~ chemistry | Chemiker ~ Chemie | chimiste ~ chimie
biologist, microbiologist ~ biology | Biologe, Mikrobiologe ~ Biologie | biologiste, microbiologiste ~ biologie
biochemist, molecular biologist | Biochemiker, Molekularbiologe, Biotechnologe ~ Biotechnologie | biochimiste, biologiste moléculaire, biotechnologue ~ biotechnologie
physicist ~ physics | Physiker ~ Physik | physicien ~ physique
mathematician, statistician | Mathematiker, Statistiker ~ Mathematik, Statistik | mathématicien, statisticien ~ mathématiques, statistiques
researcher, scientist, research assistant ~ research | Forscher, Wissenschaftler, wissenschaftlicher Mitarbeiter, Doktorand, Postdoc ~ Forschung, Wissenschaft | chercheur, scientifique, ingénieur de recherche, doctorant, post-doctorant ~ recherche
clinical data manager, biostatistician | Biostatistiker, Clinical Data Manager | biostatisticien, data manager clinique
regulatory affairs manager | Regulatory-Affairs-Manager, Zulassungsmanager ~ Zulassung | responsable affaires réglementaires, chargé d'affaires réglementaires ~ affaires réglementaires
meteorologist | Meteorologe ~ Wetter | météorologue ~ météo
ecologist, conservation officer | Ökologe, Naturschutzfachkraft, Umweltplaner ~ Naturschutz | écologue, chargé de mission biodiversité ~ biodiversité
geographer, cartographer | Geograf, Geograph, Kartograf, Geowissenschaftler | géographe, cartographe
economist | Volkswirt, Ökonom, Betriebswirt ~ Wirtschaft | économiste ~ économie
sociologist, political scientist | Soziologe, Politologe, Sozialwissenschaftler, Politikwissenschaftler | sociologue, politologue
historian, archaeologist | Historiker, Archäologe, Grabungshelfer ~ Geschichte, Archäologie | historien, archéologue ~ histoire, archéologie
anthropologist, ethnologist | Ethnologe, Anthropologe | ethnologue, anthropologue
technical buyer, application engineer | Anwendungstechniker, Applikationsingenieur, Anwendungsingenieur | ingénieur d'application, technicien d'application
technical manager, technical director | Technischer Leiter, Technischer Betriebsleiter, Leiter Technik | directeur technique, responsable technique
calibration technician, metrologist | Messtechniker, Kalibriertechniker, Metrologe ~ Messtechnik | métrologue, technicien métrologie ~ métrologie
`;
