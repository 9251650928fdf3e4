import type { remoteKinds, salaryPeriods } from '@vitrine/contract/job-ads/card.ts';
import { type EmploymentType, employmentTypes, type FieldOfActivity, fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import { plain } from '../guessing.ts';

/** Words by which tables call kinds of employment, as `plain` writes them, those of schema.org and of job feeds among them; longer ones are looked for first. */
const employment: Record<EmploymentType, string[]> = {
  'Full Time': ['fulltime', 'vollzeit', 'tempsplein', 'tempscomplet', 'pleintemps'],
  'Part Time': ['parttime', 'teilzeit', 'tempspartiel', 'mitempsplein', 'mitemps', 'minijob'],
  'Temporary appointment': [
    'temporary',
    'temporaryappointment',
    'fixedterm',
    'seasonal',
    'befristet',
    'aushilfe',
    'saison',
    'cdd',
    'dureedeterminee',
    'interim',
    'temporaire',
  ],
  Internship: ['internship', 'intern', 'praktikum', 'praktikant', 'stage', 'stagiaire'],
  Associate: ['associate', 'workingstudent', 'studentjob', 'werkstudium', 'werkstudent', 'jobetudiant'],
  'Permanent employment': ['permanentemployment', 'permanent', 'unbefristet', 'festanstellung', 'cdi', 'dureeindeterminee'],
  Apprenticeship: ['apprenticeship', 'apprentice', 'ausbildung', 'lehrstelle', 'lehre', 'auszubildende', 'apprentissage', 'alternance'],
  'Contract for work': ['contractforwork', 'contractor', 'contract', 'werkvertrag', 'contratdentreprise'],
  Freelance: ['freelance', 'freelancer', 'freiberuflich', 'freiemitarbeit', 'independant'],
};

/** Words of tables for fields of activity beside the names that these have here. */
const fields: Record<FieldOfActivity, string[]> = {
  'Administration/processing': ['administration', 'verwaltung', 'sachbearbeitung', 'office', 'buero', 'assistenz', 'secretariat'],
  'Education and training': [
    'education',
    'training',
    'teaching',
    'bildung',
    'erziehung',
    'paedagogik',
    'lehre',
    'enseignement',
    'formation',
  ],
  'Customer service': ['customerservice', 'support', 'customercare', 'kundenservice', 'kundendienst', 'serviceclient'],
  'Design and layout': ['design', 'layout', 'gestaltung', 'grafik', 'creation', 'graphisme'],
  Management: ['management', 'fuehrung', 'leitung', 'geschaeftsfuehrung', 'direction', 'encadrement'],
  'Craft trades': [
    'crafttrades',
    'craft',
    'handwerk',
    'artisanat',
    'tischler',
    'schreiner',
    'maler',
    'elektriker',
    'carpenter',
    'electrician',
    'plumber',
    'baecker',
    'baker',
    'boulanger',
    'electricien',
    'menuisier',
    'plombier',
  ],
  'Hotel and catering': [
    'hotel',
    'catering',
    'gastronomie',
    'hotellerie',
    'kueche',
    'restauration',
    'koch',
    'cook',
    'cuisinier',
    'kellner',
    'waiter',
    'serveur',
  ],
  'Engineering/development and construction': [
    'engineering',
    'development',
    'construction',
    'ingenieurwesen',
    'konstruktion',
    'entwicklung',
    'bau',
    'ingenierie',
    'btp',
  ],
  Maintenance: ['maintenance', 'instandhaltung', 'wartung', 'entretien', 'hausmeister'],
  IT: ['it', 'edv', 'software', 'informatik', 'informationtechnology', 'informatique'],
  'Logistics and Transport': ['logistics', 'transport', 'logistik', 'lager', 'warehouse', 'driver', 'fahrer', 'logistique', 'chauffeur'],
  Marketing: ['marketing', 'werbung', 'communication', 'kommunikation', 'publicite'],
  'Medicine and Health': ['medicine', 'health', 'healthcare', 'medizin', 'gesundheit', 'pflege', 'nursing', 'sante', 'soins'],
  'Scientific Research': ['research', 'science', 'forschung', 'wissenschaft', 'recherche'],
  'Human Resources': ['humanresources', 'hr', 'personal', 'personalwesen', 'ressourceshumaines', 'rh'],
  Production: ['production', 'manufacturing', 'produktion', 'fertigung', 'fabrication'],
  'Project Management': ['projectmanagement', 'projektmanagement', 'projektleitung', 'gestiondeprojet'],
  'Quality Management': ['qualitymanagement', 'quality', 'qualitaet', 'qualitaetsmanagement', 'qualitaetssicherung', 'qualite'],
  'Accounting/Finance': ['accounting', 'finance', 'account', 'buchhaltung', 'finanzen', 'controlling', 'comptabilite'],
  Law: ['law', 'legal', 'recht', 'jura', 'droit', 'juridique'],
  'Editorial/Documentation': ['editorial', 'documentation', 'redaktion', 'dokumentation', 'redaction'],
  'Security/Civil Protection': ['security', 'sicherheit', 'wachdienst', 'securite'],
  'Distribution/Sales': ['sales', 'distribution', 'vertrieb', 'verkauf', 'retail', 'einzelhandel', 'vente', 'commerce', 'ventes'],
  'Other Professions': ['other', 'otherprofessions', 'sonstige', 'andere', 'autre', 'autres'],
};

const periods: Record<(typeof salaryPeriods)[number], string[]> = {
  hour: ['hour', 'hourly', 'perhour', 'h', 'stunde', 'stuendlich', 'prostunde', 'heure', 'horaire', 'parheure'],
  day: ['day', 'daily', 'perday', 'tag', 'taeglich', 'protag', 'jour', 'journalier', 'parjour'],
  week: ['week', 'weekly', 'perweek', 'woche', 'woechentlich', 'prowoche', 'semaine', 'hebdomadaire', 'parsemaine'],
  month: ['month', 'monthly', 'permonth', 'monat', 'monatlich', 'promonat', 'mois', 'mensuel', 'parmois'],
  year: ['year', 'yearly', 'annual', 'annually', 'peryear', 'pa', 'jahr', 'jaehrlich', 'projahr', 'an', 'annuel', 'paran', 'annee'],
};

const remote: Record<(typeof remoteKinds)[number], string[]> = {
  no: ['no', 'none', 'false', '0', 'onsite', 'nein', 'kein', 'vorort', 'non', 'faux', 'surplace'],
  partly: ['partly', 'partial', 'hybrid', 'hybridremote', 'teilweise', 'teils', 'moeglich', 'hybride', 'partiel', 'partiellement'],
  fully: [
    'fully',
    'full',
    'yes',
    'true',
    '1',
    'remote',
    'fullyremote',
    'telecommute',
    'ja',
    'voll',
    'vollstaendig',
    'homeoffice',
    'oui',
    'total',
    'complet',
    'teletravail',
    'vrai',
  ],
};

const named = <Key extends string>(table: Record<Key, string[]>, word: string) =>
  (Object.keys(table) as Key[]).find((key) => plain(key) === word || table[key].includes(word));

const parts = (value: string) =>
  value
    .split(/[;|,\n/]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The kind of employment that a word begins with or holds: "Vollzeit (38 h)" and "unbefristete Stelle", where the longest word counts. */
function employmentOf(part: string): EmploymentType | undefined {
  const word = plain(part);
  const exact = named(employment, word);
  if (exact) return exact;
  const held = employmentTypes
    .flatMap((type) => employment[type].map((called) => ({ type, called })))
    .filter(({ called }) => called.length > 3 && word.includes(called))
    .toSorted((a, b) => b.called.length - a.called.length);
  return held[0]?.type;
}

/** All kinds of employment that a cell names; undefined where one of them is none we know. */
export function employmentsOf(value: string): EmploymentType[] | undefined {
  const found = parts(value).map(employmentOf);
  return found.every((one) => one !== undefined) ? [...new Set(found)] : undefined;
}

/** At most three fields of activity that a cell names; whatever is none of ours is left for people to choose. */
export function fieldsOf(value: string): FieldOfActivity[] {
  const exact = fieldsOfActivity.find((one) => plain(one) === plain(value));
  const found = exact ? [exact] : parts(value).flatMap((part) => named(fields, plain(part)) ?? []);
  return [...new Set(found)].slice(0, 3);
}

export const remoteOf = (value: string) => named(remote, plain(value));
export const periodOf = (value: string) => named(periods, plain(value));
