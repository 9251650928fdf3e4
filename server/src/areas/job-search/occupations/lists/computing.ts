/** Software, networks, data. */
export const computing = `
software developer, software engineer, programmer, developer, coder ~ programming, software | Softwareentwickler, Programmierer, Software Engineer, Anwendungsentwickler, Entwickler, Fachinformatiker Anwendungsentwicklung ~ Software, Programmierung, Softwareentwicklung | développeur, développeur logiciel, ingénieur logiciel, programmeur, développeur informatique ~ programmation, logiciel
web developer, frontend developer, front-end developer ~ web, frontend | Webentwickler, Frontend-Entwickler, Frontendentwickler ~ Web, Frontend | développeur web, développeur front-end, intégrateur web ~ web, front-end
backend developer, back-end developer ~ backend | Backend-Entwickler, Backendentwickler ~ Backend | développeur back-end ~ back-end
full stack developer, fullstack developer | Full-Stack-Entwickler, Fullstack-Entwickler | développeur full stack, développeur fullstack
mobile developer, app developer, iOS developer, Android developer ~ apps | App-Entwickler, Mobile-Entwickler, iOS-Entwickler, Android-Entwickler ~ Apps | développeur mobile, développeur iOS, développeur Android ~ applications mobiles
Java developer | Java-Entwickler, Java-Programmierer | développeur Java
PHP developer | PHP-Entwickler, PHP-Programmierer | développeur PHP
Python developer | Python-Entwickler | développeur Python
dotnet developer, C# developer | C#-Entwickler, .NET-Entwickler | développeur .NET, développeur C#
embedded developer, embedded software engineer, firmware engineer | Embedded-Entwickler, Embedded-Softwareentwickler, Firmware-Entwickler ~ Embedded | développeur embarqué, ingénieur logiciel embarqué ~ embarqué
game developer, game designer ~ games | Spieleentwickler, Game Designer ~ Spiele | développeur de jeux vidéo, game designer ~ jeux vidéo
SAP consultant, SAP developer, ABAP developer | SAP-Berater, SAP-Entwickler, ABAP-Entwickler, SAP Consultant ~ SAP | consultant SAP, développeur SAP, développeur ABAP ~ SAP
ERP consultant | ERP-Berater, ERP-Consultant, Dynamics-Berater ~ ERP | consultant ERP ~ ERP
Salesforce consultant, CRM consultant | Salesforce-Berater, CRM-Berater, CRM-Manager ~ CRM | consultant Salesforce, consultant CRM, chef de projet CRM ~ CRM
IT consultant | IT-Berater, IT-Consultant, EDV-Berater ~ IT-Beratung | consultant informatique, consultant SI ~ conseil informatique
system administrator, sysadmin, IT administrator, network administrator, Linux administrator, Windows administrator ~ servers | Systemadministrator, IT-Administrator, Netzwerkadministrator, Fachinformatiker Systemintegration, Linux-Administrator, Systembetreuer ~ Server, EDV | administrateur système, administrateur réseau, administrateur systèmes et réseaux ~ serveurs
network engineer, network technician | Netzwerktechniker, Netzwerkingenieur, Network Engineer ~ Netzwerk | ingénieur réseau, technicien réseau ~ réseaux
IT support technician, help desk technician, IT support, service desk agent, desktop support ~ help desk, computers | IT-Supporter, Helpdesk-Mitarbeiter, First-Level-Supporter, IT-Techniker, IT-Systemelektroniker, EDV-Techniker, Informatiker, PC-Techniker ~ Helpdesk, Computer, EDV | technicien informatique, technicien support, technicien helpdesk, support informatique ~ informatique, helpdesk, ordinateurs
computer scientist, IT specialist | Informatiker, Fachinformatiker, Wirtschaftsinformatiker, IT-Spezialist, IT-Fachmann ~ Informatik, IT | informaticien, ingénieur informatique ~ informatique
DevOps engineer, site reliability engineer, cloud engineer, platform engineer ~ cloud | DevOps-Engineer, Cloud-Engineer, Site Reliability Engineer, Cloud-Architekt ~ Cloud | ingénieur DevOps, ingénieur cloud, architecte cloud ~ cloud
database administrator, database developer | Datenbankadministrator, Datenbankentwickler ~ Datenbank | administrateur de bases de données, développeur bases de données, DBA ~ bases de données
data analyst, BI analyst, business intelligence analyst | Datenanalyst, Data Analyst, BI-Analyst, BI-Entwickler, Business-Intelligence-Berater ~ Daten, Business Intelligence | analyste de données, data analyst, consultant BI, chargé d'études statistiques ~ données
data scientist, machine learning engineer, AI engineer ~ AI, machine learning | Data Scientist, Machine-Learning-Engineer, KI-Entwickler, KI-Ingenieur ~ KI, künstliche Intelligenz, maschinelles Lernen | data scientist, ingénieur machine learning, ingénieur IA ~ IA, intelligence artificielle
data engineer | Data Engineer, Dateningenieur | data engineer, ingénieur de données
software tester, QA engineer, test engineer, test manager | Softwaretester, Testmanager, QA-Engineer, Testingenieur, Testautomatisierer ~ Softwaretest | testeur logiciel, ingénieur test, ingénieur QA, recetteur ~ recette, tests
software architect, solution architect, IT architect, enterprise architect | Softwarearchitekt, IT-Architekt, Lösungsarchitekt, Solution Architect | architecte logiciel, architecte solutions, architecte SI, urbaniste SI
IT project manager, scrum master, agile coach | IT-Projektleiter, IT-Projektmanager, Scrum Master, Agile Coach | chef de projet informatique, scrum master, coach agile, directeur de projet informatique
requirements engineer | Requirements Engineer, Anforderungsmanager | ingénieur exigences, analyste fonctionnel, AMOA
information security officer, security engineer, cybersecurity analyst, penetration tester ~ cybersecurity | IT-Sicherheitsbeauftragter, Informationssicherheitsbeauftragter, IT-Security-Spezialist, Cybersecurity-Analyst, Penetrationstester ~ IT-Sicherheit, Cybersicherheit | responsable sécurité informatique, RSSI, ingénieur cybersécurité, analyste SOC, pentester ~ cybersécurité
chief information officer, head of IT, IT manager, CTO | IT-Leiter, Leiter IT, CIO, CTO, EDV-Leiter, IT-Manager | directeur informatique, DSI, responsable informatique, directeur technique
UX designer, UI designer, product designer ~ user experience | UX-Designer, UI-Designer, Product Designer, Interaktionsdesigner ~ Usability | UX designer, UI designer, product designer, ergonome ~ expérience utilisateur
webmaster | Webmaster, Online-Administrator | webmestre, webmaster
technical writer | Technischer Redakteur, Technischer Autor | rédacteur technique
IT trainer, application trainer | IT-Trainer, EDV-Dozent, Anwendungsbetreuer, Applikationsbetreuer ~ Anwendungsbetreuung | formateur informatique, responsable applicatif, support applicatif
IT salesperson, IT system sales clerk | IT-Systemkaufmann, Kaufmann für IT-System-Management, Kaufmann für Digitalisierungsmanagement, IT-Vertriebsmitarbeiter | ingénieur d'affaires informatique, commercial informatique
computer repair technician | Computertechniker, Handyreparateur, PC-Reparateur | réparateur informatique, réparateur de téléphones
GIS specialist | GIS-Spezialist, Geoinformatiker | géomaticien, ingénieur SIG
`;
