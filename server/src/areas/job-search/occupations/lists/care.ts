/** Health, care and what surrounds them. */
export const care = `
nurse, registered nurse, staff nurse ~ nursing, hospital, ward | Pflegefachkraft, Pflegefachmann, Krankenpfleger, Krankenschwester, Gesundheits- und Krankenpfleger ~ Pflege, Krankenpflege, Krankenhaus | infirmier, infirmier diplômé ~ soins infirmiers, hôpital
elderly care nurse, geriatric nurse ~ nursing home, care home | Altenpfleger, Pflegefachkraft Altenpflege ~ Altenpflege, Pflegeheim, Altenheim | infirmier en gériatrie, soignant ~ maison de retraite, EHPAD
care assistant, healthcare assistant, nursing assistant, caregiver, carer ~ care home | Pflegehelfer, Pflegeassistent, Altenpflegehelfer, Krankenpflegehelfer, Pflegehilfskraft ~ Pflege | aide-soignant ~ soins
home carer, home care worker, domiciliary carer ~ home care | Betreuungskraft, Alltagsbegleiter, Pflegekraft ambulant ~ ambulante Pflege, Betreuung | auxiliaire de vie, aide à domicile, assistant de vie ~ maintien à domicile
paediatric nurse, children's nurse | Kinderkrankenpfleger, Kinderkrankenschwester, Gesundheits- und Kinderkrankenpfleger | puéricultrice, infirmier puériculteur ~ pédiatrie
intensive care nurse, critical care nurse | Fachkrankenpfleger Intensivpflege, Intensivpfleger, Pflegefachkraft Intensivstation ~ Intensivpflege | infirmier en réanimation, infirmier en soins intensifs ~ réanimation
anaesthetic nurse | Anästhesiepfleger, Fachkrankenpfleger Anästhesie, Anästhesietechnischer Assistent | infirmier anesthésiste
operating theatre nurse, scrub nurse, surgical technologist | OP-Pfleger, Operationstechnischer Assistent, OTA ~ OP | infirmier de bloc opératoire, IBODE ~ bloc opératoire
psychiatric nurse, mental health nurse | Fachkrankenpfleger Psychiatrie, Psychiatriepfleger ~ Psychiatrie | infirmier en psychiatrie ~ psychiatrie
head nurse, ward manager, nurse manager | Stationsleitung, Pflegedienstleitung, Pflegedienstleiter, Stationsleiter | cadre de santé, infirmier chef
midwife | Hebamme, Entbindungspfleger ~ Geburtshilfe | sage-femme, maïeuticien ~ maternité
doctor, physician, general practitioner, GP | Arzt, Allgemeinmediziner, Hausarzt ~ Medizin, Arztpraxis | médecin, médecin généraliste ~ médecine, cabinet médical
assistant physician, junior doctor, resident | Assistenzarzt, Arzt in Weiterbildung | interne, médecin assistant
senior physician, consultant doctor | Oberarzt, Facharzt, Chefarzt | médecin chef, praticien hospitalier, médecin spécialiste
surgeon | Chirurg, Facharzt für Chirurgie ~ Chirurgie | chirurgien ~ chirurgie
anaesthetist, anesthesiologist | Anästhesist, Narkosearzt, Facharzt für Anästhesie ~ Anästhesie | anesthésiste, médecin anesthésiste ~ anesthésie
paediatrician, pediatrician | Kinderarzt, Pädiater | pédiatre ~ pédiatrie
gynaecologist, gynecologist | Gynäkologe, Frauenarzt | gynécologue
cardiologist | Kardiologe, Facharzt für Kardiologie ~ Kardiologie | cardiologue ~ cardiologie
neurologist | Neurologe, Facharzt für Neurologie ~ Neurologie | neurologue ~ neurologie
psychiatrist | Psychiater, Facharzt für Psychiatrie ~ Psychiatrie | psychiatre ~ psychiatrie
radiologist | Radiologe, Facharzt für Radiologie ~ Radiologie | radiologue ~ radiologie
orthopaedist, orthopedic surgeon | Orthopäde, Facharzt für Orthopädie | orthopédiste, chirurgien orthopédique
dermatologist | Dermatologe, Hautarzt | dermatologue
ophthalmologist, eye doctor | Augenarzt, Ophthalmologe | ophtalmologue, ophtalmologiste
occupational physician, company doctor | Betriebsarzt, Arbeitsmediziner | médecin du travail
emergency doctor | Notarzt ~ Notaufnahme | médecin urgentiste, urgentiste ~ urgences
dentist ~ dental practice, teeth | Zahnarzt ~ Zahnarztpraxis, Zähne | dentiste, chirurgien-dentiste ~ cabinet dentaire, dents
dental assistant, dental nurse ~ dental practice | Zahnmedizinischer Fachangestellter, Zahnarzthelfer, ZFA ~ Zahnarztpraxis | assistant dentaire ~ cabinet dentaire
dental hygienist | Dentalhygieniker, Prophylaxeassistent | hygiéniste dentaire
dental technician | Zahntechniker ~ Dentallabor | prothésiste dentaire ~ laboratoire dentaire
orthodontist | Kieferorthopäde | orthodontiste
medical assistant, doctor's assistant, medical receptionist ~ doctor's office | Medizinischer Fachangestellter, Arzthelfer, MFA ~ Arztpraxis | secrétaire médical, assistant médical ~ cabinet médical
medical secretary | Arztsekretär, Medizinischer Schreibdienst | secrétaire médical, assistant médico-administratif
paramedic, emergency medical technician, ambulance driver ~ ambulance, rescue | Notfallsanitäter, Rettungssanitäter, Rettungsassistent ~ Rettungsdienst, Krankenwagen | ambulancier, secouriste, technicien ambulancier ~ ambulance, secours
pharmacist ~ pharmacy, chemist's | Apotheker ~ Apotheke, Pharmazie | pharmacien ~ pharmacie
pharmacy technician, pharmacy assistant ~ pharmacy | Pharmazeutisch-technischer Assistent, PTA, PKA ~ Apotheke | préparateur en pharmacie ~ pharmacie
physiotherapist, physical therapist, physio ~ physiotherapy | Physiotherapeut, Krankengymnast ~ Physiotherapie | kinésithérapeute, masseur-kinésithérapeute, kiné, physiothérapeute ~ kinésithérapie
occupational therapist | Ergotherapeut ~ Ergotherapie | ergothérapeute ~ ergothérapie
speech therapist, speech and language therapist | Logopäde, Sprachtherapeut ~ Logopädie | orthophoniste, logopède ~ orthophonie
masseur, massage therapist ~ massage | Masseur, medizinischer Bademeister ~ Massage | masseur, praticien en massage ~ massage
osteopath | Osteopath ~ Osteopathie | ostéopathe ~ ostéopathie
chiropractor | Chiropraktiker | chiropracteur, chiropraticien
podiatrist, chiropodist, foot care specialist | Podologe, Fußpfleger ~ Fußpflege | podologue, pédicure-podologue ~ pédicurie
psychologist ~ psychology | Psychologe ~ Psychologie | psychologue ~ psychologie
psychotherapist, therapist | Psychotherapeut, Therapeut ~ Psychotherapie | psychothérapeute, thérapeute ~ psychothérapie
optician ~ glasses | Optiker, Augenoptiker ~ Brillen | opticien, opticien-lunetier ~ lunettes
optometrist | Optometrist | optométriste
hearing aid acoustician, audiologist | Hörakustiker, Hörgeräteakustiker, Audiologe | audioprothésiste, audiologiste
orthoptist | Orthoptist | orthoptiste
radiographer, radiology technician, x-ray technician | Medizinisch-technischer Radiologieassistent, MTRA, Röntgenassistent, Medizinischer Technologe für Radiologie | manipulateur en radiologie, technicien en radiologie ~ radiologie
medical laboratory technician, biomedical scientist ~ laboratory | Medizinisch-technischer Laboratoriumsassistent, MTLA, Medizinischer Technologe für Laboratoriumsanalytik ~ Labor | technicien de laboratoire médical, technicien d'analyses médicales ~ laboratoire
orthopaedic technician, prosthetist | Orthopädietechniker, Orthopädiemechaniker ~ Sanitätshaus | orthoprothésiste, orthopédiste-orthésiste
medical engineer, medical technician | Medizintechniker, Medizintechnikingenieur ~ Medizintechnik | technicien biomédical, ingénieur biomédical ~ biomédical
medical sales representative, pharmaceutical sales representative | Pharmareferent, Medizinprodukteberater | visiteur médical, délégué médical
clinical research associate, study nurse | Klinischer Monitor, Study Nurse, Studienkoordinator | attaché de recherche clinique, coordinateur d'études cliniques
medical coder | Medizinischer Kodierfachkraft, Kodierfachkraft | technicien d'information médicale, codeur médical
veterinarian, vet ~ animals | Tierarzt, Veterinär ~ Tierarztpraxis, Tiere | vétérinaire ~ clinique vétérinaire, animaux
veterinary assistant, vet nurse ~ animals | Tiermedizinischer Fachangestellter, Tierarzthelfer ~ Tierarztpraxis | auxiliaire vétérinaire, assistant vétérinaire ~ animaux
animal keeper, zookeeper ~ zoo, animals | Tierpfleger ~ Zoo, Tierheim, Tiere | soigneur animalier, animalier ~ zoo, animaux
funeral director, undertaker | Bestatter, Bestattungsfachkraft ~ Bestattung | conseiller funéraire, agent funéraire ~ pompes funèbres
alternative practitioner, naturopath | Heilpraktiker ~ Naturheilkunde | naturopathe ~ naturopathie
hospital porter, patient transport porter | Patientenbegleiter, Patiententransporteur, Mitarbeiter Hol- und Bringdienst | brancardier ~ brancardage
sterilisation technician | Medizinprodukteaufbereiter, Sterilisationsassistent, Fachkraft für Medizinprodukteaufbereitung | agent de stérilisation ~ stérilisation
infection control nurse | Hygienefachkraft, Krankenhaushygieniker | infirmier hygiéniste ~ hygiène
internist, internal medicine specialist | Internist, Facharzt für Innere Medizin | médecin interniste, interniste
oncologist | Onkologe, Facharzt für Onkologie ~ Onkologie | oncologue, cancérologue ~ oncologie
urologist | Urologe, Facharzt für Urologie | urologue ~ urologie
ENT specialist, otolaryngologist | HNO-Arzt, Facharzt für HNO | ORL, oto-rhino-laryngologiste
music therapist, art therapist | Musiktherapeut, Kunsttherapeut | musicothérapeute, art-thérapeute
nursing trainer, practice educator | Praxisanleiter, Pflegepädagoge | formateur en soins infirmiers, tuteur de stage infirmier
hospital manager, health care manager | Klinikmanager, Gesundheitsmanager, Einrichtungsleiter, Heimleiter ~ Klinik | directeur d'hôpital, directeur d'établissement de santé, directeur d'EHPAD
`;
