import type { ImportColumn, ImportField } from '@vitrine/contract/imports/fields.ts';

/** How columns are called by other programs, in three languages, as `plain` writes them. */
const words: Record<ImportField, string[]> = {
  email: [
    'email',
    'emailaddress',
    'emailadresse',
    'mail',
    'mailadresse',
    'courriel',
    'adresseemail',
    'adressecourriel',
    'adressemail',
    'adresseelectronique',
  ],
  firstName: ['firstname', 'givenname', 'forename', 'vorname', 'rufname', 'prenom'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'familienname', 'zuname', 'nom', 'nomdefamille'],
  name: [
    'name',
    'fullname',
    'candidatename',
    'candidate',
    'applicant',
    'vollername',
    'kandidat',
    'kandidatin',
    'bewerber',
    'bewerberin',
    'nomcomplet',
    'candidat',
    'prenometnom',
    'nomprenom',
  ],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'mobile',
    'mobilephone',
    'telefon',
    'telefonnummer',
    'handy',
    'mobil',
    'mobilnummer',
    'tel',
    'portable',
    'numerodetelephone',
  ],
  address: ['address', 'postaladdress', 'adresse', 'anschrift', 'wohnort', 'location', 'city', 'ort', 'stadt', 'ville', 'adressepostale'],
  profession: ['profession', 'occupation', 'title', 'currenttitle', 'beruf', 'berufsbezeichnung', 'metier', 'posteactuel'],
  employer: [
    'employer',
    'company',
    'currentcompany',
    'currentemployer',
    'arbeitgeber',
    'firma',
    'aktuellerarbeitgeber',
    'employeur',
    'entreprise',
    'societe',
  ],
  about: ['about', 'summary', 'ueberdieperson', 'kurzprofil', 'zusammenfassung', 'profil', 'resume', 'apropos'],
  job: [
    'job',
    'jobtitle',
    'position',
    'vacancy',
    'requisition',
    'appliedfor',
    'stelle',
    'stellentitel',
    'stellenanzeige',
    'beworbenauf',
    'poste',
    'offre',
    'intituleduposte',
  ],
  appliedAt: [
    'appliedat',
    'applieddate',
    'applicationdate',
    'dateapplied',
    'appliedon',
    'date',
    'createdat',
    'bewerbungsdatum',
    'beworbenam',
    'eingangsdatum',
    'datum',
    'eingang',
    'datedecandidature',
    'candidaturele',
  ],
  status: ['status', 'stage', 'applicationstatus', 'phase', 'bewerbungsstatus', 'stand', 'statut', 'etape'],
  message: ['message', 'coverletter', 'anschreiben', 'nachricht', 'motivation', 'lettredemotivation'],
  language: ['language', 'locale', 'preferredlanguage', 'sprache', 'korrespondenzsprache', 'langue'],
  reference: [
    'reference',
    'referencenumber',
    'externalid',
    'candidateid',
    'applicantid',
    'personid',
    'referenz',
    'kandidatennummer',
    'bewerbernummer',
    'bewerberid',
    'kandidatenid',
    'identifiantcandidat',
    'numerodecandidat',
  ],
  documents: [
    'documents',
    'document',
    'documentnames',
    'files',
    'file',
    'filename',
    'attachments',
    'cv',
    'cvfile',
    'resumefile',
    'dokumente',
    'dateien',
    'datei',
    'dateiname',
    'anlagen',
    'unterlagen',
    'lebenslauf',
    'fichiers',
    'fichier',
    'piecesjointes',
  ],
};

/** A word without case, accents and signs. */
export const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

const isAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim());

/** Whether a first record names columns rather than a person. */
export const isHeader = (cells: readonly string[]) => !cells.some(isAddress);

/** What columns hold by how they are called, each field once, and a column that nothing is known of `none`. */
export function guessByName<Field extends string>(words: Record<Field, string[]>, names: readonly string[]) {
  const taken = new Set<Field>();
  const guessed = names.map((name): Field | 'none' => {
    const word = plain(name);
    const field = (Object.keys(words) as Field[]).find((one) => words[one].includes(word) && !taken.has(one));
    if (field) taken.add(field);
    return field ?? 'none';
  });
  return { guessed, taken };
}

/** What the columns of a table of people hold, by their names and, for addresses, by what stands in them; each field is guessed once. */
export function guessColumns(names: readonly string[], samples: readonly (readonly string[])[]): ImportColumn[] {
  const { guessed, taken } = guessByName(words, names);
  if (!taken.has('email')) {
    const at = names.findIndex((_, index) => samples.some((cells) => isAddress(cells[index] ?? '')));
    if (at >= 0) guessed[at] = 'email';
  }
  // a whole name beside its parts says nothing more, and `Nom` beside nothing is the whole one
  const alone = guessed.indexOf('lastName');
  if (alone >= 0 && !taken.has('firstName') && !taken.has('name')) guessed[alone] = 'name';
  if (taken.has('firstName') && taken.has('lastName')) return guessed.map((one) => (one === 'name' ? 'none' : one));
  return guessed;
}

/** Whether dates with strokes begin with their day: unless a second part can only be one. */
export const guessDayFirst = (samples: readonly (readonly string[])[]) =>
  !samples.flat().some((cell) => /^\s*\d{1,2}\/(1[3-9]|2\d|3[01])\/\d{2,4}/.test(cell));
