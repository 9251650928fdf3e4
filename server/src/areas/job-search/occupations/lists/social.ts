/** Teaching, bringing up, advising, helping. */
export const social = `
teacher, school teacher ~ school | Lehrer, Lehrkraft ~ Schule | enseignant, professeur, instituteur ~ école
primary school teacher, elementary teacher ~ primary school | Grundschullehrer ~ Grundschule | professeur des écoles, instituteur ~ école primaire
secondary school teacher ~ high school | Gymnasiallehrer, Realschullehrer, Sekundarlehrer ~ Gymnasium | professeur de collège, professeur de lycée ~ collège, lycée
special needs teacher, special education teacher | Sonderpädagoge, Förderschullehrer, Heilpädagoge ~ Förderschule | enseignant spécialisé, éducateur spécialisé
vocational teacher, vocational trainer | Berufsschullehrer, Ausbilder ~ Berufsschule | professeur de lycée professionnel, formateur professionnel
language teacher, English teacher | Sprachlehrer, Englischlehrer, Dozent Sprachen ~ Sprachschule | professeur de langues, professeur d'anglais ~ langues
music teacher ~ music school | Musiklehrer ~ Musikschule | professeur de musique ~ école de musique
sports teacher, PE teacher | Sportlehrer ~ Sport | professeur d'éducation physique, professeur de sport ~ sport
nursery teacher, kindergarten teacher, early childhood educator, childcare worker ~ kindergarten, nursery, day care | Erzieher, Kindergärtner, pädagogische Fachkraft, Elementarpädagoge ~ Kindergarten, Kita, Kindertagesstätte | éducateur de jeunes enfants, enseignant de maternelle ~ crèche, maternelle, garderie
nursery assistant, childcare assistant ~ nursery | Kinderpfleger, Sozialassistent, Kinderbetreuer ~ Kita, Krippe | auxiliaire de puériculture, ATSEM, accompagnant éducatif petite enfance ~ crèche
nanny, babysitter, au pair, childminder | Kindermädchen, Nanny, Babysitter, Tagesmutter, Tagespflegeperson, Au-pair | nounou, garde d'enfants, assistant maternel, baby-sitter, au pair
nursery manager, head of kindergarten | Kitaleitung, Kindergartenleitung, Kitaleiter | directeur de crèche ~ crèche
school assistant, teaching assistant | Schulbegleiter, Schulassistent, Integrationshelfer, Integrationskraft | accompagnant d'élèves en situation de handicap, AESH, assistant d'éducation
head teacher, principal, school principal | Schulleiter, Schuldirektor, Rektor | directeur d'école, chef d'établissement, proviseur
private tutor, tutor | Nachhilfelehrer, Nachhilfe | professeur particulier, soutien scolaire
lecturer, university lecturer, professor ~ university | Dozent, Hochschullehrer, Professor, wissenschaftlicher Mitarbeiter ~ Universität, Hochschule | enseignant-chercheur, maître de conférences, professeur d'université ~ université
trainer, corporate trainer ~ training | Trainer, Dozent, Weiterbildner ~ Weiterbildung, Schulung | formateur, formateur d'adultes ~ formation
social worker ~ social work | Sozialarbeiter, Sozialpädagoge ~ soziale Arbeit, Sozialarbeit | assistant social, travailleur social, assistant de service social ~ travail social
youth worker, street worker | Jugendarbeiter, Streetworker, Jugendbetreuer ~ Jugendhilfe | éducateur de rue, animateur jeunesse, animateur socioculturel ~ jeunesse
remedial teacher, residential care worker | Heilerziehungspfleger, Heilerzieher ~ Behindertenhilfe | éducateur spécialisé, moniteur-éducateur, accompagnant éducatif et social ~ handicap
family counsellor, counsellor, counselor | Familienberater, Familienhelfer, Sozialberater ~ Beratung | conseiller conjugal, conseiller familial, médiateur familial
debt counsellor | Schuldnerberater | conseiller en économie sociale et familiale, conseiller en surendettement
addiction counsellor | Suchtberater, Suchttherapeut | intervenant en addictologie, éducateur en addictologie
guardian, legal guardian | Betreuer, rechtlicher Betreuer, Vormund | mandataire judiciaire, tuteur
careers adviser, career counsellor, job coach | Berufsberater, Jobcoach, Arbeitsvermittler, Integrationsberater | conseiller en insertion professionnelle, conseiller emploi, conseiller d'orientation
coach, life coach ~ coaching | Coach, Lebensberater ~ Coaching | coach ~ coaching
priest, pastor, vicar, minister ~ church, parish | Pfarrer, Pastor, Seelsorger, Diakon ~ Kirche, Gemeinde | prêtre, pasteur, aumônier ~ église, paroisse
interpreter | Dolmetscher | interprète
translator ~ translation | Übersetzer ~ Übersetzung | traducteur ~ traduction
sign language interpreter | Gebärdensprachdolmetscher | interprète en langue des signes
librarian ~ library | Bibliothekar, Fachangestellter für Medien und Informationsdienste ~ Bibliothek, Bücherei | bibliothécaire, documentaliste ~ bibliothèque
archivist ~ archive | Archivar ~ Archiv | archiviste ~ archives
museum curator, curator ~ museum | Kurator, Museumspädagoge ~ Museum | conservateur de musée, commissaire d'exposition ~ musée
educational psychologist, school psychologist | Schulpsychologe | psychologue scolaire, psychologue de l'éducation nationale
fitness trainer, personal trainer, fitness instructor ~ gym, fitness | Fitnesstrainer, Personal Trainer, Fitnesskaufmann, Sport- und Fitnesskaufmann ~ Fitnessstudio, Fitness | coach sportif, entraîneur sportif, éducateur sportif ~ salle de sport, fitness
yoga teacher ~ yoga | Yogalehrer ~ Yoga | professeur de yoga ~ yoga
swimming instructor | Schwimmlehrer, Schwimmtrainer | maître-nageur, professeur de natation ~ natation
lifeguard ~ swimming pool | Rettungsschwimmer, Bademeister, Fachangestellter für Bäderbetriebe ~ Schwimmbad, Freibad | sauveteur, surveillant de baignade, maître-nageur sauveteur ~ piscine
ski instructor | Skilehrer | moniteur de ski ~ ski
driving instructor ~ driving school | Fahrlehrer ~ Fahrschule | moniteur d'auto-école, enseignant de la conduite ~ auto-école
dance teacher ~ dance school | Tanzlehrer ~ Tanzschule | professeur de danse ~ danse
fundraiser ~ charity | Fundraiser ~ Spenden, Verein | collecteur de fonds, responsable mécénat ~ association
volunteer coordinator | Ehrenamtskoordinator | coordinateur de bénévoles
house parent, boarding school tutor | Internatserzieher, Internatsbetreuer | maître d'internat, surveillant d'internat
dementia carer, companion | Betreuungsassistent, Demenzbetreuer, Seniorenbegleiter | dame de compagnie, assistant de soins en gérontologie
domestic helper, housekeeper at home, cleaner at home | Haushaltshilfe, Hauswirtschafter ~ Hauswirtschaft, Haushalt | aide ménager, employé de maison, femme de ménage ~ ménage
household manager | Hauswirtschaftsleiter, Hauswirtschaftsleitung | gouvernant de maison, intendant
after-school carer, out-of-school care worker | Hortbetreuer, Hortner, Ganztagsbetreuer, OGS-Mitarbeiter ~ Hort, Ganztag | animateur périscolaire, animateur de loisirs ~ périscolaire
education officer, education manager | Bildungsreferent, Bildungsmanager, Bildungsbegleiter ~ Bildung | responsable pédagogique, coordinateur pédagogique ~ pédagogie
refugee worker, integration worker | Flüchtlingsbetreuer, Integrationsbeauftragter, Migrationsberater | travailleur social auprès des migrants, médiateur interculturel
teacher of German as a foreign language | DaF-Lehrer, DaZ-Lehrer, Deutschlehrer, Integrationskursleiter | professeur d'allemand
teacher of French as a foreign language | Französischlehrer | professeur de français, professeur de FLE
maths teacher, science teacher | Mathematiklehrer, Physiklehrer, Chemielehrer, Biologielehrer | professeur de mathématiques, professeur de sciences
`;
