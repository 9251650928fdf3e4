/** Metal, machines, cars, chemistry, textiles: what is made and mended. */
export const making = `
mechanic, industrial mechanic, machine fitter ~ machines | Industriemechaniker, Mechaniker, Maschinenschlosser, Betriebsschlosser, Polymechaniker ~ Maschinen | mécanicien industriel, mécanicien de maintenance, ajusteur-monteur, polymécanicien ~ mécanique, machines
car mechanic, auto mechanic, motor mechanic, automotive technician ~ garage, cars | Kfz-Mechatroniker, Kfz-Mechaniker, Automechaniker, Automobilmechatroniker, Kraftfahrzeugmechatroniker ~ Kfz, Werkstatt, Autos, Autohaus | mécanicien automobile, garagiste, technicien automobile, mécanicien auto ~ garage, automobile
truck mechanic, heavy vehicle mechanic | Nutzfahrzeugmechatroniker, Lkw-Mechaniker, Kfz-Mechatroniker Nutzfahrzeugtechnik | mécanicien poids lourds
motorcycle mechanic | Zweiradmechaniker, Motorradmechaniker, Zweiradmechatroniker | mécanicien moto, mécanicien deux-roues
bicycle mechanic, bike mechanic ~ bikes | Fahrradmechaniker, Fahrradmonteur, Zweiradmechatroniker Fahrradtechnik ~ Fahrrad | mécanicien cycles, technicien cycles, réparateur de vélos ~ vélo
agricultural mechanic | Landmaschinenmechaniker, Land- und Baumaschinenmechatroniker ~ Landmaschinen | mécanicien agricole, mécanicien machines agricoles
aircraft mechanic | Fluggerätmechaniker, Flugzeugmechaniker, Fluggerätelektroniker | mécanicien aéronautique, mécanicien avion ~ aéronautique
body repairer, panel beater, car painter | Karosseriebauer, Karosserie- und Fahrzeugbaumechaniker, Fahrzeuglackierer, Autolackierer, Karosseriespengler ~ Karosserie | carrossier, peintre automobile, carrossier-peintre ~ carrosserie
tyre fitter | Reifenmonteur, Vulkaniseur ~ Reifen | monteur pneumatique, monteur de pneus ~ pneus
mechatronics technician, mechatronic engineer | Mechatroniker, Automatisierungstechniker, Automatiker ~ Mechatronik | mécatronicien, technicien en mécatronique, automaticien ~ mécatronique
maintenance technician, maintenance engineer ~ maintenance | Instandhalter, Instandhaltungsmechaniker, Wartungstechniker, Instandhaltungstechniker ~ Instandhaltung, Wartung | technicien de maintenance, agent de maintenance ~ maintenance
service technician, field service engineer | Servicetechniker, Kundendiensttechniker, Serviceingenieur, Außendiensttechniker ~ Kundendienst | technicien SAV, technicien itinérant, technicien de service ~ SAV
turner, lathe operator, milling operator, CNC machinist, machinist ~ CNC | Zerspanungsmechaniker, Dreher, Fräser, CNC-Dreher, CNC-Fräser ~ CNC, Zerspanung | tourneur, fraiseur, tourneur-fraiseur, usineur, opérateur CNC, décolleteur ~ usinage, CNC
machine operator, plant operator ~ production | Maschinenbediener, Anlagenbediener, Maschinenführer, Maschinen- und Anlagenführer, Anlagenführer ~ Produktion | opérateur de machine, conducteur de ligne, opérateur régleur, conducteur de machines ~ production
production worker, factory worker, assembly worker, production operative ~ factory, production | Produktionsmitarbeiter, Produktionshelfer, Fabrikarbeiter, Montagemitarbeiter, Fertigungsmitarbeiter, Maschinenarbeiter ~ Fabrik, Produktion, Montage | agent de production, ouvrier de production, opérateur de production, ouvrier d'usine, monteur ~ usine, production
welder ~ welding | Schweißer, WIG-Schweißer, MAG-Schweißer, Schweißfachmann ~ Schweißen | soudeur, soudeur TIG ~ soudage, soudure
pipe fitter, pipeline welder | Rohrschlosser, Rohrleitungsbauer, Rohrschweißer | tuyauteur, soudeur-tuyauteur ~ tuyauterie
sheet metal worker | Konstruktionsmechaniker, Feinblechner, Blechner, Metallbauer | tôlier, chaudronnier, tôlier-chaudronnier ~ tôlerie, chaudronnerie
toolmaker, mould maker, die maker | Werkzeugmacher, Werkzeugmechaniker, Formenbauer | outilleur, mouliste ~ outillage
foundry worker, moulder | Gießer, Gießereimechaniker, Former ~ Gießerei | fondeur, mouleur ~ fonderie
galvaniser, surface coater | Oberflächenbeschichter, Galvaniseur, Verfahrensmechaniker Beschichtungstechnik, Pulverbeschichter | galvaniseur, agent de traitement de surface ~ traitement de surface
metal grinder, polisher | Schleifer, Polierer, Metallschleifer | polisseur, meuleur
plastics technician, injection moulding operator | Verfahrensmechaniker Kunststoff, Kunststofftechniker, Kunststofftechnologe ~ Kunststoff | plasturgiste, technicien plasturgie, opérateur injection plastique ~ plasturgie
quality inspector, quality controller | Qualitätsprüfer, Qualitätskontrolleur, Prüfer ~ Qualitätskontrolle | contrôleur qualité, agent de contrôle qualité ~ qualité
quality manager, quality assurance manager, quality engineer | Qualitätsmanager, Qualitätsingenieur, Qualitätsbeauftragter, Leiter Qualitätssicherung ~ Qualität, Qualitätsmanagement | responsable qualité, ingénieur qualité, qualiticien ~ qualité
production manager, plant manager | Produktionsleiter, Werksleiter, Fertigungsleiter, Betriebsleiter ~ Produktion | responsable de production, directeur d'usine, chef de production ~ production
shift supervisor, production supervisor, team leader production | Schichtleiter, Schichtführer, Industriemeister, Teamleiter Produktion | chef d'équipe production, agent de maîtrise, chef d'atelier
production planner, work planner | Arbeitsvorbereiter, Produktionsplaner, Fertigungsplaner ~ Arbeitsvorbereitung | agent d'ordonnancement, planificateur de production, gestionnaire de production ~ ordonnancement
process technician, process engineer | Verfahrenstechniker, Prozesstechniker, Prozessingenieur ~ Verfahrenstechnik | technicien procédés, ingénieur procédés, ingénieur process
chemical technician, chemical operator, chemical worker ~ chemistry | Chemikant, Chemielaborant, Chemietechniker, Chemiefacharbeiter ~ Chemie, Labor | technicien chimiste, opérateur chimie, conducteur d'appareils chimiques ~ chimie
pharmaceutical production technician | Pharmakant, Pharmatechnologe ~ Pharma | technicien de production pharmaceutique, conducteur de procédés pharmaceutiques ~ pharmacie
electronics technician, electronics engineer | Elektroniker für Geräte und Systeme, Elektronikfertiger, Elektroniktechniker, Elektroniker für Betriebstechnik ~ Elektronik | électronicien, technicien en électronique, monteur câbleur ~ électronique
control cabinet builder, cable assembler | Schaltschrankbauer, Elektromonteur, Kabelkonfektionär ~ Schaltschrank | câbleur, tableautier, électricien câbleur ~ câblage
PLC programmer, automation engineer | SPS-Programmierer, Automatisierungsingenieur, Inbetriebnehmer ~ SPS, Automatisierung | automaticien, ingénieur automaticien, programmeur automate ~ automatisme
watchmaker ~ watches | Uhrmacher ~ Uhren | horloger ~ horlogerie, montres
goldsmith, jeweller ~ jewellery | Goldschmied, Juwelier, Silberschmied ~ Schmuck | bijoutier, joaillier, orfèvre ~ bijouterie, bijoux
precision mechanic, micromechanic | Feinwerkmechaniker, Präzisionsmechaniker, Mikrotechnologe, Feinmechaniker | micromécanicien, mécanicien de précision, microtechnicien
optical technician, lens maker | Feinoptiker | opticien de précision
tailor, dressmaker, seamstress ~ sewing | Schneider, Änderungsschneider, Maßschneider, Näher ~ Nähen, Schneiderei | tailleur, couturier, retoucheur, couturière ~ couture
textile worker, weaver | Textilmaschinenführer, Weber, Textiltechniker, Produktmechaniker Textil ~ Textil | tisserand, opérateur textile ~ textile
shoemaker, cobbler ~ shoes | Schuhmacher, Schuster, Orthopädieschuhmacher ~ Schuhe | cordonnier, bottier ~ cordonnerie, chaussures
leather worker, saddler | Sattler, Täschner, Lederverarbeiter ~ Leder | maroquinier, sellier-maroquinier ~ maroquinerie, cuir
potter, ceramist | Keramiker, Töpfer ~ Keramik | céramiste, potier ~ céramique, poterie
glassmaker, glass blower | Glasbläser, Glasmacher, Glasapparatebauer | verrier, souffleur de verre
printer, press operator ~ printing | Drucker, Medientechnologe Druck, Offsetdrucker ~ Druckerei, Druck | imprimeur, conducteur offset, opérateur d'impression ~ imprimerie
bookbinder | Buchbinder, Medientechnologe Druckverarbeitung | relieur ~ reliure
packaging technologist, packaging machine operator | Packmitteltechnologe, Verpackungsmaschinenführer | conducteur de machine de conditionnement ~ conditionnement
paper maker | Papiertechnologe, Papiermacher | papetier, conducteur de machine à papier
wood machinist, sawmill worker | Holzbearbeitungsmechaniker, Sägewerker, Holzfachmann | scieur, conducteur de scierie ~ scierie
instrument maker, piano tuner | Instrumentenbauer, Klavierbauer, Klavierstimmer, Geigenbauer, Orgelbauer | facteur d'instruments, accordeur de piano, luthier
boat builder | Bootsbauer, Schiffbauer, Konstruktionsmechaniker Schiffbau | constructeur naval, charpentier de marine
gunsmith | Büchsenmacher | armurier
engraver, sign maker | Graveur, Schilder- und Lichtreklamehersteller, Werbetechniker ~ Werbetechnik | graveur, enseigniste, poseur d'enseignes ~ enseignes
miner, mine worker | Bergmann, Bergbautechnologe ~ Bergbau | mineur, ouvrier de carrière ~ mine
recycling worker, waste sorter | Recyclingmitarbeiter, Sortierer, Fachkraft für Kreislauf- und Abfallwirtschaft ~ Recycling | agent de tri, opérateur de recyclage ~ recyclage, déchets
water treatment operator, wastewater technician | Fachkraft für Abwassertechnik, Fachkraft für Wasserversorgungstechnik, Umwelttechnologe, Klärwärter ~ Wasserwerk, Abwasser | agent de station d'épuration, technicien de traitement des eaux ~ eau, assainissement
power plant operator | Kraftwerker, Kraftwerksmeister ~ Kraftwerk | opérateur de centrale, conducteur de centrale ~ centrale
overhead line worker, cable jointer | Netzmonteur, Freileitungsmonteur, Kabelmonteur | monteur réseaux électriques, monteur de lignes, lignard
telecommunications technician, fibre technician | Telekommunikationstechniker, Glasfasermonteur, Fernmeldetechniker, Glasfasertechniker ~ Glasfaser | technicien fibre optique, technicien télécoms, raccordeur fibre ~ fibre, télécoms
alarm technician, security systems technician | Elektroniker Sicherheitstechnik, Brandmeldetechniker, Alarmanlagentechniker | technicien alarme, technicien de sécurité électronique
stage technician, event technician, sound engineer, lighting technician ~ theatre, events | Fachkraft für Veranstaltungstechnik, Veranstaltungstechniker, Tontechniker, Lichttechniker, Bühnentechniker ~ Bühne | technicien du spectacle, ingénieur du son, éclairagiste, machiniste ~ spectacle
fitter, assembly technician, installer | Monteur, Montagetechniker, Montagefachkraft, Endmonteur ~ Montage | monteur, installateur, technicien monteur ~ montage
machine setter, tool setter | Einrichter, Maschineneinrichter, Einsteller | régleur, metteur au point ~ réglage
robotics technician, robot programmer | Robotiker, Roboterprogrammierer, Robotertechniker ~ Robotik | roboticien, technicien robotique ~ robotique
laser operator, laser cutter, EDM operator | Laserschneider, Erodierer, Lasertechniker | opérateur laser, opérateur électroérosion
hydraulics technician | Hydrauliktechniker, Hydraulikmonteur ~ Hydraulik | technicien hydraulique, hydraulicien monteur
additive manufacturing technician, 3D printing technician | 3D-Druck-Techniker, Fachkraft für additive Fertigung ~ 3D-Druck | technicien impression 3D, technicien fabrication additive
screen printer | Siebdrucker, Medientechnologe Siebdruck | sérigraphe ~ sérigraphie
fibre composite technician | Leichtbauer, Faserverbundtechniker | technicien composites, stratifieur
`;
