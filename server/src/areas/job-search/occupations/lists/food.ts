/** Food, kitchens, hotels and guests. */
export const food = `
baker, bread maker ~ bakery, bread | Bäcker ~ Bäckerei, Backstube, Brot | boulanger ~ boulangerie, pain
confectioner, pastry chef, pastry cook ~ pastry shop, cakes | Konditor, Patissier ~ Konditorei, Torten | pâtissier ~ pâtisserie, gâteaux
bakery sales assistant, bakery shop assistant ~ bakery | Bäckereifachverkäufer, Fachverkäufer Bäckerei, Bäckereiverkäufer ~ Bäckerei, Bäckerei-Fachverkauf | vendeur en boulangerie ~ boulangerie
butcher ~ butcher shop, meat | Metzger, Fleischer, Schlachter ~ Metzgerei, Fleischerei, Fleisch | boucher, charcutier ~ boucherie, charcuterie, viande
butchery sales assistant | Fleischereifachverkäufer, Metzgereiverkäufer ~ Metzgerei | vendeur en boucherie ~ boucherie
cook, chef, line cook ~ kitchen, cooking | Koch, Beikoch ~ Küche, kochen | cuisinier ~ cuisine, cuisiner
head chef, executive chef, chef de cuisine | Küchenchef, Chefkoch ~ Küche | chef de cuisine, chef cuisinier ~ cuisine
sous chef | Souschef, stellvertretender Küchenchef | sous-chef, second de cuisine
commis chef, junior cook, trainee chef | Jungkoch, Commis de Cuisine | commis de cuisine ~ cuisine
kitchen porter, kitchen assistant, kitchen help, dishwasher ~ kitchen | Küchenhilfe, Küchenkraft, Spülkraft, Spüler ~ Küche | plongeur, aide de cuisine, commis plongeur ~ cuisine
canteen cook, catering cook | Kantinenkoch, Koch Gemeinschaftsverpflegung ~ Kantine | cuisinier de collectivité ~ cantine
pizza chef, pizza maker | Pizzabäcker, Pizzaiolo ~ Pizzeria | pizzaïolo ~ pizzeria
sushi chef | Sushikoch, Sushimeister | chef sushi, préparateur sushi
waiter, waitress, server, waiting staff ~ restaurant, service | Kellner, Servicekraft, Restaurantfachmann, Fachkraft für Gastronomie, Bedienung ~ Restaurant, Gastronomie | serveur, chef de rang, commis de salle ~ restaurant, salle
bartender, barkeeper, barman, barmaid ~ bar, cocktails | Barkeeper, Barmixer ~ Bar, Theke | barman, barmaid, bartender ~ bar
barista ~ coffee shop, café | Barista ~ Café, Kaffee | barista ~ café
sommelier, wine waiter | Sommelier, Weinberater | sommelier ~ vin
restaurant manager | Restaurantleiter, Gastronomieleiter, Restaurantmanager ~ Restaurant | directeur de restaurant, responsable de restaurant ~ restaurant
fast food worker, crew member | Systemgastronom, Fachmann für Systemgastronomie, Mitarbeiter Schnellrestaurant | équipier polyvalent, employé de restauration rapide ~ fast-food
caterer, catering assistant ~ catering | Caterer, Cateringmitarbeiter ~ Catering | traiteur, employé traiteur ~ buffet
hotel receptionist, front desk agent, night auditor ~ reception, front desk | Hotelfachmann, Rezeptionist, Empfangsmitarbeiter Hotel, Night Auditor ~ Rezeption, Empfang | réceptionniste, réceptionniste d'hôtel, night auditeur ~ réception
hotel manager | Hoteldirektor, Hotelmanager, Hotelleiter ~ Hotel | directeur d'hôtel ~ hôtel
hotel specialist, hotel clerk | Hotelfachmann, Hotelkaufmann ~ Hotel | employé d'hôtel ~ hôtellerie, hôtel
housekeeper, room attendant, chambermaid ~ housekeeping | Zimmermädchen, Hausdame, Zimmerreinigungskraft, Roomboy ~ Housekeeping | femme de chambre, valet de chambre, gouvernant ~ étages
concierge ~ hotel | Concierge, Portier, Hotelportier | concierge, portier
bellboy, porter, luggage porter | Page, Hoteldiener, Wagenmeister | bagagiste, voiturier
event manager, event planner ~ events | Eventmanager, Veranstaltungskaufmann, Veranstaltungsmanager ~ Veranstaltung, Events | chef de projet événementiel, organisateur d'événements ~ événementiel
banquet manager | Bankettleiter | responsable banquets, maître d'hôtel
brewer ~ brewery, beer | Brauer, Mälzer, Braumeister ~ Brauerei, Bier | brasseur ~ brasserie, bière
winemaker, vintner, wine grower ~ winery, vineyard, wine | Winzer, Kellermeister, Önologe ~ Weingut, Wein | vigneron, viticulteur, maître de chai, œnologue ~ domaine viticole, vigne, vin
distiller | Destillateur, Brenner ~ Brennerei | distillateur ~ distillerie
cheese maker, dairy worker ~ dairy, cheese | Käser, Molkereifachmann, Milchtechnologe ~ Molkerei, Käserei, Käse | fromager, laitier ~ fromagerie, laiterie, fromage
miller ~ mill | Müller, Verfahrenstechnologe Mühle ~ Mühle | meunier ~ moulin
chocolatier ~ chocolate | Chocolatier, Chocolatière ~ Schokolade | chocolatier ~ chocolat
ice cream maker | Eismacher, Speiseeishersteller ~ Eisdiele | glacier ~ glaces
food technologist, food technician | Lebensmitteltechniker, Fachkraft für Lebensmitteltechnik, Lebensmitteltechnologe | technicien agroalimentaire, ingénieur agroalimentaire ~ agroalimentaire
food production worker | Produktionshelfer Lebensmittel, Produktionsmitarbeiter Lebensmittel | opérateur agroalimentaire, agent de production alimentaire
food inspector | Lebensmittelkontrolleur | inspecteur de la sécurité alimentaire
dietary assistant, dietitian, dietician ~ nutrition | Diätassistent, Ernährungsberater ~ Ernährung | diététicien, nutritionniste ~ nutrition
fishmonger ~ fish shop | Fischverkäufer, Fischfachverkäufer ~ Fisch | poissonnier ~ poissonnerie, poisson
greengrocer ~ fruit, vegetables | Obsthändler, Gemüsehändler ~ Obst, Gemüse | primeur, vendeur fruits et légumes ~ fruits, légumes
delicatessen assistant, deli assistant | Feinkostverkäufer, Verkäufer Feinkost | vendeur en épicerie fine, traiteur ~ épicerie
school meals assistant, canteen assistant ~ canteen | Kantinenkraft, Mitarbeiter Schulverpflegung ~ Kantine, Mensa | agent de restauration, employé de cantine ~ cantine
flight attendant, cabin crew, steward, stewardess ~ airline | Flugbegleiter, Steward, Stewardess ~ Fluggesellschaft | hôtesse de l'air, steward, personnel navigant commercial ~ compagnie aérienne
travel agent, travel consultant ~ travel, travel agency | Reiseverkehrskaufmann, Tourismuskaufmann, Reiseberater ~ Reise, Reisebüro | agent de voyages, conseiller voyages ~ voyage, agence de voyages
tour guide, tourist guide | Reiseleiter, Fremdenführer, Stadtführer, Gästeführer | guide touristique, guide conférencier, accompagnateur ~ tourisme
tourism manager | Tourismusmanager, Touristiker ~ Tourismus | responsable tourisme, chargé de tourisme ~ tourisme
holiday rep, animator, entertainer | Animateur, Gästebetreuer | animateur, gentil organisateur ~ animation
spa manager, spa therapist ~ spa, wellness | Spa-Leiter, Wellnesstherapeut ~ Spa, Wellness | spa manager, spa praticien ~ spa, bien-être
casino dealer, croupier ~ casino | Croupier ~ Casino, Spielbank | croupier ~ casino
`;
