import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import type { Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { EmploymentType, ExtendedCareerStage, FieldOfActivity, GraduationType } from '@vitrine/contract/reference-lists.ts';
import { language, locale } from '../platform/i18n.ts';

type Named = EmploymentType | FieldOfActivity | ExtendedCareerStage | GraduationType;
type Other = readonly [german: string, french: string];

/** The reference lists in German and French; English is the key itself. */
const names: Record<Named, Other> = {
  'Full Time': ['Vollzeit', 'Temps plein'],
  'Part Time': ['Teilzeit', 'Temps partiel'],
  'Temporary appointment': ['Befristet', 'Durée déterminée'],
  Internship: ['Praktikum', 'Stage'],
  Associate: ['Werkstudium', 'Emploi étudiant'],
  'Permanent employment': ['Unbefristet', 'Durée indéterminée'],
  Apprenticeship: ['Ausbildung', 'Apprentissage'],
  'Contract for work': ['Werkvertrag', 'Contrat d’ouvrage'],
  Freelance: ['Freie Mitarbeit', 'Indépendant'],
  'Administration/processing': ['Verwaltung und Sachbearbeitung', 'Administration et gestion'],
  'Education and training': ['Bildung und Schulung', 'Éducation et formation'],
  'Customer service': ['Kundendienst', 'Service client'],
  'Design and layout': ['Design und Gestaltung', 'Design et création'],
  Management: ['Führung', 'Direction'],
  'Craft trades': ['Handwerk', 'Artisanat'],
  'Hotel and catering': ['Hotel und Gastronomie', 'Hôtellerie et restauration'],
  'Engineering/development and construction': ['Ingenieurwesen, Entwicklung und Konstruktion', 'Ingénierie, développement et construction'],
  Maintenance: ['Instandhaltung', 'Maintenance'],
  IT: ['IT', 'Informatique'],
  'Logistics and Transport': ['Logistik und Transport', 'Logistique et transport'],
  Marketing: ['Marketing', 'Marketing'],
  'Medicine and Health': ['Medizin und Gesundheit', 'Médecine et santé'],
  'Scientific Research': ['Wissenschaft und Forschung', 'Recherche scientifique'],
  'Human Resources': ['Personalwesen', 'Ressources humaines'],
  Production: ['Produktion', 'Production'],
  'Project Management': ['Projektleitung', 'Gestion de projet'],
  'Quality Management': ['Qualitätsmanagement', 'Gestion de la qualité'],
  'Accounting/Finance': ['Rechnungswesen und Finanzen', 'Comptabilité et finances'],
  Law: ['Recht', 'Droit'],
  'Editorial/Documentation': ['Redaktion und Dokumentation', 'Rédaction et documentation'],
  'Security/Civil Protection': ['Sicherheit und Zivilschutz', 'Sécurité et protection civile'],
  'Distribution/Sales': ['Vertrieb und Verkauf', 'Vente et distribution'],
  'Other Professions': ['Andere Berufe', 'Autres métiers'],
  'Job starter': ['Berufseinstieg', 'Débutant'],
  'Experienced Professional': ['Mit Berufserfahrung', 'Expérimenté'],
  Expert: ['Fachkraft mit Spezialwissen', 'Expert'],
  Director: ['Bereichsleitung', 'Directeur'],
  CEO: ['Geschäftsführung', 'Direction générale'],
  'Certificate of Secondary Education': ['Hauptschulabschluss', 'Brevet des collèges'],
  'General Certificate of Secondary Education': ['Mittlere Reife', 'Certificat d’études secondaires'],
  'O level': ['O-Level', 'O level'],
  'AS level': ['AS-Level', 'AS level'],
  'A level': ['Abitur', 'Baccalauréat'],
  'Technical college entrance qualification': ['Fachhochschulreife', 'Accès aux écoles supérieures'],
  'Completed vocational training': ['Abgeschlossene Berufsausbildung', 'Formation professionnelle achevée'],
  'Master craftsman': ['Meisterbrief', 'Brevet de maîtrise'],
  Technician: ['Technikerabschluss', 'Technicien'],
  'Certified business administrator': ['Fachwirt', 'Gestionnaire diplômé'],
  'Bachelor of Arts': ['Bachelor of Arts', 'Bachelor of Arts'],
  'Bachelor of Science': ['Bachelor of Science', 'Bachelor of Science'],
  'Bachelor of Engineering': ['Bachelor of Engineering', 'Bachelor of Engineering'],
  'Bachelor of Laws': ['Bachelor of Laws', 'Licence en droit'],
  'Bachelor of Education': ['Bachelor of Education', 'Licence en éducation'],
  'Master of Arts': ['Master of Arts', 'Master of Arts'],
  'Master of Science': ['Master of Science', 'Master of Science'],
  'Master of Engineering': ['Master of Engineering', 'Master en ingénierie'],
  'Master of Laws': ['Master of Laws', 'Master en droit'],
  'Master of Business Administration': ['Master of Business Administration', 'MBA'],
  'Graduate engineer': ['Diplom-Ingenieur', 'Ingénieur diplômé'],
  'State examination': ['Staatsexamen', 'Examen d’État'],
  Doctorate: ['Promotion', 'Doctorat'],
  'Other qualification': ['Anderer Abschluss', 'Autre diplôme'],
};

/** An entry of a reference list in the language of the interface; one that is not known stays as it is. */
export function nameOf(key: string): string {
  const other = names[key as Named] as Other | undefined;
  const now = language();
  return now === 'en' || !other ? key : other[now === 'de' ? 0 : 1];
}

/** A reference list as fields offer it. */
export const choicesOf = (keys: readonly string[]) => keys.map((value) => ({ value, label: nameOf(value) }));

export const countryName = (code: string) => new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' }).of(code) ?? code;

/** "45,000 – 52,000 €", "from" and "up to" are told by the texts; nothing where no amount stands. */
export function amountsOf({ from, to, currency, period }: Salary) {
  const digits = period === 'hour' || period === 'day' ? 2 : 0;
  const whole = [from, to].every((one) => one === null || Number.isInteger(one));
  const money = new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  });
  if (from !== null && to !== null)
    return { kind: 'exact' as const, amount: from === to ? money.format(from) : money.formatRange(from, to) };
  if (from !== null) return { kind: 'from' as const, amount: money.format(from) };
  return to === null ? null : { kind: 'to' as const, amount: money.format(to) };
}

/** A place in one line, as on an envelope. */
export const addressOf = ({ street, postalCode, city, region, country }: Place) =>
  [street, [postalCode, city].filter(Boolean).join(' '), region, countryName(country)].filter(Boolean).join(', ');
