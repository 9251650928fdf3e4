/** Shops, sales, buying, advertising and customers. */
export const selling = `
shop assistant, sales assistant, retail assistant, salesperson, retail salesperson ~ shop, store, retail | Verkäufer, Einzelhandelskaufmann, Kaufmann im Einzelhandel, Verkaufsmitarbeiter, Detailhandelsfachmann, Fachverkäufer ~ Laden, Geschäft, Einzelhandel, Verkauf | vendeur, conseiller de vente, employé de commerce, employé de vente ~ magasin, boutique, vente, commerce
cashier, checkout operator ~ checkout | Kassierer, Kassenkraft, Kassenmitarbeiter ~ Kasse | caissier, hôte de caisse, hôtesse de caisse ~ caisse
shelf stacker, stock clerk, merchandiser | Regalauffüller, Warenverräumer, Ladenhilfe, Auffüllkraft, Merchandiser | employé libre-service, employé de rayon, metteur en rayon ~ rayon
supermarket worker ~ supermarket, grocery | Mitarbeiter Supermarkt, Verkäufer Lebensmittel, Verkäufer Frische ~ Supermarkt | employé de supermarché, équipier de magasin ~ supermarché, grande surface
store manager, shop manager, branch manager | Filialleiter, Marktleiter, Storemanager, Ladenleiter, Geschäftsstellenleiter ~ Filiale | responsable de magasin, directeur de magasin, gérant de magasin ~ magasin
assistant store manager, deputy store manager | Stellvertretender Filialleiter, Stellvertretender Marktleiter | adjoint de magasin, responsable adjoint de magasin
department manager | Abteilungsleiter Verkauf, Abteilungsleiter Einzelhandel | chef de rayon, manager de rayon
petrol station attendant ~ petrol station | Tankwart, Mitarbeiter Tankstelle, Verkäufer Tankstelle ~ Tankstelle | pompiste, employé de station-service ~ station-service
florist ~ flower shop, flowers | Florist, Blumenbinder ~ Blumenladen, Blumen | fleuriste ~ fleurs
bookseller ~ bookshop, books | Buchhändler ~ Buchhandlung, Bücher | libraire ~ librairie, livres
druggist, drugstore assistant ~ drugstore | Drogist, Verkäufer Drogerie ~ Drogerie | vendeur en parapharmacie, droguiste ~ droguerie
fashion sales assistant ~ clothes, fashion | Modeberater, Verkäufer Mode, Verkäufer Textil ~ Mode, Kleidung | vendeur prêt-à-porter, conseiller de vente mode ~ mode, vêtements
furniture sales consultant, kitchen sales consultant | Küchenverkäufer, Möbelverkäufer, Einrichtungsberater, Küchenberater ~ Möbel, Küchen | vendeur de meubles, concepteur-vendeur cuisine, cuisiniste ~ meubles
car salesman, car sales executive ~ cars, dealership | Automobilverkäufer, Autoverkäufer, Automobilkaufmann ~ Autohaus, Autos | vendeur automobile, conseiller commercial automobile ~ automobile, concession
DIY store assistant, hardware store assistant | Verkäufer Baumarkt, Fachberater Baumarkt ~ Baumarkt | vendeur bricolage ~ bricolage
wholesale clerk, import export clerk | Kaufmann im Groß- und Außenhandel, Großhandelskaufmann, Außenhandelskaufmann, Kaufmann für Groß- und Außenhandelsmanagement ~ Großhandel, Außenhandel | commercial import-export, assistant import-export, grossiste ~ import, export
sales representative, field sales representative, sales rep, travelling salesman ~ sales | Außendienstmitarbeiter, Handelsvertreter, Vertriebsmitarbeiter, Verkaufsberater, Vertriebsmitarbeiter Außendienst, Gebietsverkaufsleiter ~ Vertrieb, Außendienst | commercial, représentant commercial, technico-commercial, VRP, attaché commercial ~ vente, commerce
inside sales representative, sales administrator | Vertriebsinnendienstmitarbeiter, Mitarbeiter Vertriebsinnendienst, Verkaufssachbearbeiter, Sachbearbeiter Vertrieb ~ Innendienst | commercial sédentaire, assistant commercial, administrateur des ventes, ADV ~ administration des ventes
sales manager, head of sales | Vertriebsleiter, Verkaufsleiter, Sales Manager, Leiter Vertrieb ~ Vertrieb | responsable des ventes, directeur commercial, chef des ventes ~ vente
account manager, key account manager | Key-Account-Manager, Account Manager, Kundenbetreuer, Großkundenbetreuer | responsable grands comptes, responsable de clientèle, chargé de clientèle, account manager, ingénieur commercial
business development manager, sales development representative | Business Development Manager, Vertriebsentwickler, Sales Development Representative | responsable du développement commercial, business developer, chargé de développement
sales engineer, technical sales representative | Vertriebsingenieur, Technischer Vertriebsmitarbeiter, Technischer Verkäufer, Applikationsingenieur | ingénieur technico-commercial, ingénieur commercial, technico-commercial
call centre agent, call center agent, telephone agent, telemarketer ~ call centre, phone | Callcenter-Agent, Telefonist, Call-Center-Mitarbeiter, Telefonverkäufer, Kundenberater am Telefon ~ Callcenter, Telefon | téléconseiller, téléopérateur, conseiller téléphonique, télévendeur ~ centre d'appels, téléphone
customer service representative, customer support agent, customer service advisor ~ customer service | Kundenservice-Mitarbeiter, Kundenberater, Servicemitarbeiter, Mitarbeiter Kundenservice, Kundendienstberater, Kundensupport-Mitarbeiter ~ Kundenservice, Kundendienst | conseiller clientèle, chargé de relation client, conseiller service client, agent du service client ~ service client
customer success manager | Customer Success Manager | responsable succès client, customer success manager
service advisor, automotive service advisor | Serviceberater, Kundendienstberater Kfz, Serviceassistent ~ Autohaus | conseiller service automobile, réceptionnaire atelier
purchaser, buyer, purchasing agent, procurement specialist ~ purchasing, procurement | Einkäufer, Einkaufssachbearbeiter, Strategischer Einkäufer, Operativer Einkäufer, Beschaffer ~ Einkauf, Beschaffung | acheteur, assistant achats, approvisionneur ~ achats, approvisionnement
purchasing manager, procurement manager, head of purchasing | Einkaufsleiter, Leiter Einkauf ~ Einkauf | responsable achats, directeur des achats ~ achats
category manager | Category Manager, Sortimentsmanager | chef de produit achats, category manager
product manager | Produktmanager, Product Owner, Product Manager ~ Produktmanagement | chef de produit, responsable produit, product manager, product owner ~ produit
marketing manager, marketing specialist ~ marketing | Marketingmanager, Marketingreferent, Marketingleiter, Marketing-Spezialist ~ Marketing | responsable marketing, chargé de marketing, chef de projet marketing ~ marketing
marketing assistant | Marketingassistent, Kaufmann für Marketingkommunikation, Marketing-Mitarbeiter | assistant marketing
online marketing manager, digital marketing manager, SEO manager, performance marketing manager | Online-Marketing-Manager, SEO-Manager, SEA-Manager, Performance-Marketing-Manager, Digital Marketing Manager ~ Onlinemarketing | responsable marketing digital, traffic manager, référenceur, consultant SEO ~ webmarketing
social media manager, community manager ~ social media | Social-Media-Manager, Community-Manager ~ soziale Medien | community manager, social media manager, responsable réseaux sociaux ~ réseaux sociaux
content manager, content creator | Content-Manager, Content Creator, Online-Redakteur | content manager, créateur de contenu, rédacteur web, responsable éditorial
e-commerce manager, online shop manager | E-Commerce-Manager, Kaufmann im E-Commerce, Onlineshop-Manager ~ E-Commerce, Onlinehandel | responsable e-commerce, chef de projet e-commerce ~ e-commerce
brand manager | Brand Manager, Markenmanager | chef de marque, brand manager
market researcher | Marktforscher, Interviewer, Fachangestellter für Markt- und Sozialforschung ~ Marktforschung | chargé d'études marketing, enquêteur, sondeur ~ études de marché
public relations manager, PR manager, press officer, communications manager ~ communications | PR-Manager, Pressesprecher, Kommunikationsmanager, PR-Berater, Referent Öffentlichkeitsarbeit, Unternehmenskommunikation ~ Öffentlichkeitsarbeit, Kommunikation | chargé de communication, responsable communication, attaché de presse, chargé de relations publiques ~ communication
copywriter | Werbetexter, Texter, Copywriter | concepteur-rédacteur, rédacteur publicitaire ~ publicité
advertising sales executive, media sales | Mediaberater, Anzeigenverkäufer, Mediaplaner | commercial en publicité, vendeur d'espaces publicitaires, médiaplanneur
visual merchandiser, window dresser | Gestalter für visuelles Marketing, Dekorateur, Schaufensterdekorateur, Visual Merchandiser | étalagiste, visual merchandiser, décorateur étalagiste
promoter, brand ambassador, host, hostess ~ trade fair | Promoter, Hostess, Messehost ~ Messe, Promotion | animateur commercial, hôte d'accueil événementiel, promoteur des ventes, démonstrateur ~ salon
auctioneer | Auktionator | commissaire-priseur
antique dealer, art dealer | Antiquitätenhändler, Kunsthändler, Galerist | antiquaire, galeriste, marchand d'art
insurance agent, insurance broker, insurance adviser ~ insurance | Versicherungskaufmann, Versicherungsvertreter, Versicherungsmakler, Kaufmann für Versicherungen und Finanzen ~ Versicherung | agent d'assurances, courtier en assurances, conseiller en assurances ~ assurance
pharmacy sales assistant, cosmetics sales assistant | Kosmetikverkäufer, Parfümverkäufer, Verkäufer Parfümerie ~ Parfümerie, Kosmetik | vendeur en parfumerie, conseiller beauté ~ parfumerie, cosmétiques
mobile phone sales assistant | Handyverkäufer, Verkäufer Telekommunikation | vendeur téléphonie ~ téléphonie
lottery kiosk assistant, kiosk assistant | Kioskverkäufer, Verkäufer Kiosk, Verkäufer Tabakwaren ~ Kiosk | buraliste, kiosquier ~ tabac, kiosque
franchisee, shop owner | Franchisenehmer, Ladeninhaber, Kaufmann | franchisé, commerçant
cinema worker, ticket seller ~ cinema | Kinomitarbeiter, Ticketverkäufer, Filmvorführer ~ Kino | agent de cinéma, billettiste, projectionniste ~ cinéma
sports shop assistant | Sportverkäufer, Verkäufer Sport ~ Sportgeschäft | vendeur articles de sport ~ magasin de sport
jewellery sales assistant | Schmuckverkäufer, Verkäufer Uhren und Schmuck | vendeur en bijouterie ~ bijouterie
garden centre assistant | Verkäufer Gartencenter, Fachverkäufer Pflanzen ~ Gartencenter | vendeur en jardinerie ~ jardinerie
`;
