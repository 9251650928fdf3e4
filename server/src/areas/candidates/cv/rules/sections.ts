/** What the headings of a CV are called, in English, German and French. */

export type Section =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'skills-and-languages'
  | 'about'
  | 'person'
  | 'licences'
  | 'voluntary'
  | 'no-place';

const names: Record<Exclude<Section, 'skills-and-languages'>, string> = {
  experience:
    'experience, work experience, professional experience, employment, employment history, work history, career, career history, professional background, relevant experience, internships, practical experience, berufserfahrung, berufserfahrungen, beruflicher werdegang, berufspraxis, berufstätigkeit, werdegang, praxiserfahrung, praktische erfahrung, praktische erfahrungen, arbeitserfahrung, beruflicher hintergrund, praktika, berufliche erfahrung, berufliche stationen, tätigkeiten, expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, emplois, stages, expérience de travail',
  education:
    'education, education and training, academic background, academic history, qualifications, schooling, studies, training, academic qualifications, ausbildung, schulbildung, schulische ausbildung, studium, bildungsweg, bildung, akademische ausbildung, berufsausbildung, schule, hochschulbildung, weiterbildung, weiterbildungen, fortbildung, fortbildungen, aus und weiterbildung, schulischer werdegang, formation, formations, études, diplômes, parcours scolaire, parcours académique, scolarité, formation académique, formation continue',
  skills:
    'skills, key skills, core skills, technical skills, professional skills, soft skills, hard skills, competences, competencies, core competencies, expertise, technologies, tools, it skills, computer skills, digital skills, software, strengths, programming languages, kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, edv kenntnisse, edv, it kenntnisse, it, computerkenntnisse, fertigkeiten, besondere kenntnisse, fachliche kompetenzen, stärken, programmiersprachen, compétences, compétences clés, compétences techniques, compétences professionnelles, compétences numériques, compétences informatiques, savoir faire, savoir être, informatique, outils, logiciels, atouts, aptitudes',
  languages:
    'languages, language skills, foreign languages, sprachen, sprachkenntnisse, fremdsprachen, langues, langues étrangères, compétences linguistiques, langue',
  about:
    'profile, professional profile, summary, professional summary, executive summary, about, about me, personal statement, objective, career objective, personal profile, career summary, profil, kurzprofil, über mich, zur person, zusammenfassung, berufliches profil, persönliches profil, ziele, a propos, à propos, à propos de moi, résumé professionnel, profil professionnel, présentation, objectif, objectif professionnel, accroche',
  person:
    'personal information, personal details, personal data, contact, contact details, contact information, details, persönliche daten, persönliches, persönliche angaben, angaben zur person, kontakt, kontaktdaten, anschrift, personalien, informations personnelles, coordonnées, état civil, données personnelles, contacts, renseignements personnels',
  licences:
    'certificates, certifications, licences, licenses, licences and certifications, licenses and certifications, driving licence, driving license, certificates and licences, zertifikate, zertifizierungen, führerschein, lizenzen, bescheinigungen, zertifikate und lizenzen, certificats, certification, permis, permis de conduire, habilitations',
  voluntary:
    'volunteering, volunteer experience, volunteer work, voluntary work, ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, engagement, soziales engagement, bénévolat, expérience bénévole, engagement associatif, vie associative',
  'no-place':
    'interests, hobbies, hobbies and interests, activities, references, referees, publications, projects, personal projects, awards, honours, honors, achievements, patents, conferences, memberships, links, online, portfolio, social media, military service, interessen, hobbys, freizeit, referenzen, publikationen, veröffentlichungen, projekte, auszeichnungen, preise, mitgliedschaften, patente, wehrdienst, zivildienst, sonstiges, freizeitinteressen, hobbys und interessen, persönliche interessen, centres d intérêt, centres d intérêts, loisirs, intérêts, références, projets, prix, distinctions, récompenses, réseaux sociaux, divers, activités, activités extra professionnelles',
};

/** Letters alone: headings come with spaces between their letters, with dots, lines and colons. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');

const sectionsByName = new Map<string, Section>(
  (Object.entries(names) as [Section, string][]).flatMap(([section, all]) =>
    all.split(', ').map((name) => [plain(name), section] as const),
  ),
);

const joined = (sections: Section[]): Section | undefined => {
  const all = new Set(sections);
  if (all.size === 1) return sections[0];
  if ([...all].every((one) => one === 'skills' || one === 'languages')) return 'skills-and-languages';
  return all.has('licences') && (all.has('skills') || all.has('education')) ? 'licences' : undefined;
};

/** The section that a heading begins; nothing where the words are no heading. */
export function sectionCalled(words: string): Section | undefined {
  if (words.length > 70 || words.includes('@')) return undefined;
  const whole = sectionsByName.get(plain(words));
  if (whole) return whole;
  const parts = words
    .split(/\s*(?:&|\+|\/|,|\bund\b|\band\b|\bet\b)\s*/iu)
    .map((one) => plain(one))
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const known = parts.flatMap((one) => sectionsByName.get(one) ?? []);
  return known.length === parts.length ? joined(known) : undefined;
}

const titles = new Set([
  'lebenslauf',
  'curriculumvitae',
  'cv',
  'resume',
  'europass',
  'europasslebenslauf',
  'europasscv',
  'cveuropass',
  'tabellarischerlebenslauf',
  'curriculum',
  'vitae',
  'monparcours',
]);
/** What names the paper itself, or counts its pages: it says nothing of the person. */
export const isFurniture = (words: string) =>
  titles.has(plain(words)) ||
  /^(?:(?:seite|page|s\.|p\.)\s*)?\d{1,2}(?:\s*(?:\/|von|of|sur|de)\s*\d{1,2})?$/i.test(words) ||
  !/[\p{L}\p{N}]/u.test(words);
