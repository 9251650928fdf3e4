/** Offices, money, law, people and public service. */
export const office = `
office clerk, office assistant, administrative assistant, administrator, clerk ~ office, administration | Bürokaufmann, Kaufmann für Büromanagement, Bürokraft, Sachbearbeiter, Verwaltungsangestellter, Büroangestellter, Bürohilfe, Kaufmännischer Mitarbeiter, Büroassistent ~ Büro, Verwaltung | employé de bureau, assistant administratif, agent administratif, secrétaire, employé administratif, gestionnaire administratif ~ bureau, administration
secretary, executive assistant, personal assistant, PA ~ secretariat | Sekretär, Assistent der Geschäftsführung, Assistenz der Geschäftsführung, Chefsekretär, Teamassistent, Vorstandsassistent, Direktionsassistent ~ Sekretariat | secrétaire, assistant de direction, secrétaire de direction, office manager ~ secrétariat
office manager | Office Manager, Büroleiter, Büromanager | office manager, responsable administratif, responsable de bureau
receptionist, front desk clerk ~ reception, front desk | Empfangsmitarbeiter, Rezeptionist, Empfangskraft, Telefonist, Empfangssekretär ~ Empfang | réceptionniste, hôte d'accueil, standardiste, agent d'accueil ~ accueil
data entry clerk, typist | Datenerfasser, Schreibkraft, Phonotypist, Datentypist | opérateur de saisie, agent de saisie, dactylo
accountant, accounting clerk, bookkeeper ~ accounting, bookkeeping | Buchhalter, Finanzbuchhalter, Bilanzbuchhalter, Kreditorenbuchhalter, Debitorenbuchhalter, Steuerfachangestellter ~ Buchhaltung, Rechnungswesen | comptable, aide-comptable, assistant comptable, comptable général ~ comptabilité
chief accountant, head of accounting | Leiter Buchhaltung, Leiter Rechnungswesen, Hauptbuchhalter | chef comptable, responsable comptable
payroll clerk, payroll accountant | Lohnbuchhalter, Gehaltsbuchhalter, Entgeltabrechner, Payroll Specialist, Personalsachbearbeiter Entgelt ~ Lohnbuchhaltung, Entgeltabrechnung | gestionnaire de paie, gestionnaire paie, comptable paie ~ paie
controller, financial controller | Controller, Finanzcontroller, Projektcontroller, Vertriebscontroller ~ Controlling | contrôleur de gestion, contrôleur financier ~ contrôle de gestion
auditor, internal auditor | Wirtschaftsprüfer, Prüfungsassistent, Revisor, Interner Revisor ~ Wirtschaftsprüfung, Revision | auditeur, commissaire aux comptes, auditeur interne ~ audit
tax adviser, tax consultant, tax accountant ~ tax | Steuerberater, Steuerfachwirt, Steuerfachangestellter, Treuhänder ~ Steuern, Steuerkanzlei, Steuerberatung | expert-comptable, conseiller fiscal, fiscaliste ~ fiscalité, cabinet comptable
treasurer, treasury analyst | Treasurer, Treasury Manager | trésorier, responsable trésorerie ~ trésorerie
financial analyst | Finanzanalyst, Analyst | analyste financier
chief financial officer, CFO, finance manager, finance director | Finanzleiter, Kaufmännischer Leiter, Finanzvorstand, CFO, Leiter Finanzen ~ Finanzen | directeur financier, responsable financier, directeur administratif et financier, DAF ~ finance
bank clerk, banker, bank adviser ~ bank | Bankkaufmann, Bankangestellter, Kundenberater Bank, Privatkundenberater, Firmenkundenberater ~ Bank, Sparkasse | conseiller bancaire, chargé de clientèle banque, employé de banque, guichetier ~ banque
financial adviser, wealth manager | Finanzberater, Vermögensberater, Anlageberater, Vermögensverwalter | conseiller financier, conseiller en gestion de patrimoine, gestionnaire de fortune ~ patrimoine
mortgage adviser, loan officer, credit analyst | Baufinanzierungsberater, Kreditsachbearbeiter, Kreditanalyst, Kreditberater ~ Kredit | conseiller en crédit immobilier, analyste crédit, courtier en crédit ~ crédit
insurance clerk, claims handler | Versicherungssachbearbeiter, Schadensachbearbeiter, Schadenregulierer ~ Versicherung, Schaden | gestionnaire sinistres, gestionnaire assurances, rédacteur sinistres ~ assurance, sinistres
actuary | Aktuar, Versicherungsmathematiker | actuaire ~ actuariat
trader, stockbroker, portfolio manager, fund manager | Händler, Börsenmakler, Portfoliomanager, Fondsmanager, Wertpapierhändler ~ Börse | trader, courtier en bourse, gestionnaire de portefeuille ~ bourse
compliance officer | Compliance-Manager, Compliance-Beauftragter, Geldwäschebeauftragter ~ Compliance | responsable conformité, compliance officer, chargé de conformité ~ conformité
data protection officer | Datenschutzbeauftragter, Datenschutzkoordinator ~ Datenschutz | délégué à la protection des données, DPO ~ RGPD
risk manager | Risikomanager, Risikocontroller ~ Risiko | gestionnaire de risques, risk manager
debt collector, collections agent | Inkassosachbearbeiter, Mitarbeiter Inkasso, Forderungsmanager ~ Inkasso, Mahnwesen | chargé de recouvrement, agent de recouvrement ~ recouvrement
lawyer, attorney, solicitor, barrister ~ law, law firm | Rechtsanwalt, Anwalt, Jurist, Syndikusrechtsanwalt, Volljurist ~ Recht, Kanzlei | avocat, juriste ~ droit, cabinet d'avocats
legal counsel, in-house lawyer | Syndikus, Unternehmensjurist, Justiziar, Legal Counsel | juriste d'entreprise, responsable juridique ~ juridique
paralegal, legal assistant | Rechtsanwaltsfachangestellter, Anwaltsgehilfe, Paralegal, ReNo-Fachangestellter, Rechtsfachwirt ~ Kanzlei | assistant juridique, secrétaire juridique, parajuriste, clerc ~ juridique
notary, notary clerk | Notar, Notarfachangestellter ~ Notariat | notaire, clerc de notaire, notaire assistant ~ notariat
judge, prosecutor | Richter, Staatsanwalt ~ Gericht | juge, procureur, magistrat ~ tribunal
court clerk, bailiff | Justizfachangestellter, Rechtspfleger, Gerichtsvollzieher, Justizangestellter ~ Gericht | greffier, huissier de justice, commissaire de justice ~ tribunal
patent attorney | Patentanwalt, Patentreferent, Patentanwaltsfachangestellter ~ Patent | conseil en propriété industrielle, ingénieur brevets ~ brevets
HR manager, human resources manager, head of HR ~ human resources, HR | Personalleiter, HR-Manager, Personalreferent, HR Business Partner, Leiter Personal ~ Personal, Personalabteilung | responsable des ressources humaines, RRH, DRH, directeur des ressources humaines ~ ressources humaines, RH
HR assistant, HR administrator | Personalsachbearbeiter, HR-Assistent, Personalassistent, Personaldienstleistungskaufmann ~ Personal | assistant ressources humaines, assistant RH, gestionnaire RH, chargé de ressources humaines ~ RH
recruiter, talent acquisition manager, headhunter ~ recruiting, recruitment | Recruiter, Personalberater, Personalvermittler, Personaldisponent, Talent Acquisition Manager ~ Recruiting, Personalvermittlung | recruteur, chargé de recrutement, consultant en recrutement, chasseur de têtes ~ recrutement
HR developer, learning and development manager | Personalentwickler, Trainings- und Entwicklungsmanager, Ausbildungsleiter ~ Personalentwicklung | responsable formation, chargé de formation, ingénieur de formation ~ formation
project manager ~ projects | Projektmanager, Projektleiter, Projektkoordinator ~ Projekte | chef de projet, responsable de projet, coordinateur de projet ~ projets
project assistant, project coordinator, PMO | Projektassistent, Projektmitarbeiter, PMO-Mitarbeiter | assistant chef de projet, assistant de projet, PMO
management consultant, business consultant, consultant ~ consulting | Unternehmensberater, Consultant, Managementberater, Berater ~ Beratung, Unternehmensberatung | consultant, consultant en management, conseil en organisation ~ conseil
business analyst | Business Analyst, Geschäftsprozessanalyst | business analyst, analyste métier
managing director, chief executive officer, CEO, general manager | Geschäftsführer, Vorstand, CEO, Geschäftsleiter, Betriebsleiter ~ Geschäftsführung, Geschäftsleitung | directeur général, PDG, gérant, dirigeant d'entreprise ~ direction
operations manager, chief operating officer | Betriebsleiter, Operations Manager, COO, Leiter Operations | directeur des opérations, responsable d'exploitation, responsable des opérations
department head, division manager | Abteilungsleiter, Bereichsleiter, Gruppenleiter | chef de service, responsable de département, chef de département
team leader, team manager, supervisor | Teamleiter, Gruppenleiter, Teamlead | chef d'équipe, responsable d'équipe, superviseur
process manager, organisational developer | Prozessmanager, Organisationsentwickler, Lean Manager ~ Prozesse | responsable des processus, chargé d'organisation, lean manager
administrative officer, civil servant, public administrator ~ public service, council | Verwaltungsfachangestellter, Beamter, Verwaltungswirt, Verwaltungsbeamter, Verwaltungsfachwirt, Sachbearbeiter Verwaltung ~ öffentlicher Dienst, Stadtverwaltung, Behörde | fonctionnaire, agent public, attaché territorial, rédacteur territorial, adjoint administratif ~ fonction publique, mairie, collectivité
registrar | Standesbeamter ~ Standesamt | officier d'état civil ~ état civil
building inspector, planning officer | Bauprüfer, Bauamtsmitarbeiter, Baukontrolleur ~ Bauamt | instructeur du droit des sols, contrôleur du bâtiment ~ urbanisme
employment agency clerk, benefits officer | Fachangestellter für Arbeitsmarktdienstleistungen, Leistungssachbearbeiter, Fallmanager ~ Arbeitsagentur, Jobcenter | conseiller Pôle emploi, agent indemnisation, gestionnaire allocataires ~ emploi
health insurance clerk, social security clerk | Sozialversicherungsfachangestellter, Kaufmann im Gesundheitswesen ~ Krankenkasse | gestionnaire sécurité sociale, conseiller assurance maladie, technicien de prestations ~ assurance maladie
tax officer, tax inspector | Finanzwirt, Finanzbeamter, Steuerprüfer, Betriebsprüfer ~ Finanzamt | inspecteur des finances publiques, contrôleur des impôts ~ impôts
customs officer | Zollbeamter, Zöllner ~ Zoll | douanier, agent des douanes ~ douane
politician, policy adviser, lobbyist | Referent, Politikberater, wissenschaftlicher Referent ~ Politik | conseiller politique, chargé de mission, lobbyiste ~ politique
diplomat | Diplomat, Konsulatsmitarbeiter | diplomate, agent consulaire
association manager, NGO manager, programme manager | Verbandsreferent, Programmleiter, Vereinsmanager ~ Verband, Verein, Stiftung | responsable associatif, chargé de programme, coordinateur associatif ~ association, fondation, ONG
energy consultant, energy manager | Energieberater, Energiemanager ~ Energie | conseiller en énergie, énergéticien ~ énergie
sustainability manager, CSR manager | Nachhaltigkeitsmanager, ESG-Manager, CSR-Manager ~ Nachhaltigkeit | responsable RSE, chargé de développement durable ~ développement durable, RSE
occupational safety specialist, health and safety officer | Fachkraft für Arbeitssicherheit, Sicherheitsingenieur, HSE-Manager, SiFa ~ Arbeitssicherheit | responsable HSE, préventeur, animateur sécurité, responsable QHSE ~ sécurité au travail, HSE
property valuer, appraiser | Gutachter, Sachverständiger, Immobilienbewerter | expert immobilier, expert, évaluateur
apprentice, trainee, intern ~ apprenticeship, internship | Auszubildender, Azubi, Lehrling, Praktikant, Trainee, Lernender, Volontär ~ Ausbildung, Praktikum, Lehre | apprenti, alternant, stagiaire ~ apprentissage, alternance, stage
working student, student assistant | Werkstudent, studentische Hilfskraft, Studentische Aushilfe ~ Studentenjob | job étudiant, étudiant salarié
temporary worker, casual worker, helper ~ temp work, side job | Aushilfe, Minijobber, Leiharbeiter, Helfer, Zeitarbeiter ~ Minijob, Zeitarbeit, Aushilfsjob | intérimaire, saisonnier, extra ~ intérim, job d'été
tender manager, bid manager | Ausschreibungsmanager, Vergabemanager, Angebotsmanager ~ Vergabe | chargé d'appels d'offres, responsable des marchés publics ~ marchés publics
contract manager | Vertragsmanager, Contract Manager, Claim Manager | contract manager, gestionnaire de contrats
mailroom clerk, office runner | Poststellenmitarbeiter, Mitarbeiter Poststelle, Botengänger | agent de courrier, vaguemestre
foreign language correspondent | Fremdsprachenkorrespondent, Europasekretär | assistant trilingue, secrétaire bilingue
works council officer, labour relations manager | Betriebsrat, Referent Arbeitsrecht, Arbeitsrechtler | responsable relations sociales, juriste en droit social
innovation manager, start-up founder | Innovationsmanager, Gründer | responsable innovation, chargé d'innovation ~ innovation
`;
