import type { Language } from '../vocabulary.ts';

/** What companies often offer, with its name in each language; every key has a picture at `/benefits/<key>.svg`. */
const names = {
  'flexible-hours': ['Flexible hours', 'Flexible Arbeitszeiten', 'Horaires flexibles'],
  'home-office': ['Working from home', 'Homeoffice', 'Télétravail'],
  'part-time': ['Part-time possible', 'Teilzeit möglich', 'Temps partiel possible'],
  holidays: ['30 days of holiday or more', '30 Urlaubstage oder mehr', '30 jours de congé ou plus'],
  sabbatical: ['Sabbaticals', 'Sabbaticals', 'Congés sabbatiques'],
  childcare: ['Help with childcare', 'Hilfe bei der Kinderbetreuung', 'Aide à la garde d’enfants'],
  'parental-leave': ['Generous parental leave', 'Großzügige Elternzeit', 'Congé parental généreux'],
  pension: ['Company pension', 'Betriebliche Altersvorsorge', 'Retraite d’entreprise'],
  bonus: ['Bonus', 'Bonuszahlungen', 'Primes'],
  shares: ['A share in the company', 'Beteiligung am Unternehmen', 'Participation au capital'],
  learning: ['Time and money for learning', 'Zeit und Geld für Weiterbildung', 'Temps et budget de formation'],
  languages: ['Language courses', 'Sprachkurse', 'Cours de langue'],
  mentoring: ['Mentoring', 'Mentoring', 'Mentorat'],
  career: ['Clear paths to grow', 'Klare Entwicklungswege', 'Évolution claire'],
  health: ['Health programme', 'Gesundheitsprogramm', 'Programme santé'],
  sports: ['Sports on offer', 'Sportangebote', 'Offres sportives'],
  meals: ['Meals or an allowance', 'Essen oder Zuschuss', 'Repas ou participation'],
  drinks: ['Free drinks and fruit', 'Getränke und Obst', 'Boissons et fruits'],
  'public-transport': ['Ticket for public transport', 'Jobticket', 'Transports pris en charge'],
  bicycle: ['Company bicycle', 'Dienstrad', 'Vélo de fonction'],
  car: ['Company car', 'Dienstwagen', 'Voiture de fonction'],
  parking: ['Parking space', 'Parkplatz', 'Parking'],
  devices: ['Good equipment', 'Gute Ausstattung', 'Bon équipement'],
  accessible: ['Accessible workplace', 'Barrierefreier Arbeitsplatz', 'Lieu de travail accessible'],
  dogs: ['Dogs welcome', 'Hunde willkommen', 'Chiens bienvenus'],
  events: ['Things we do together', 'Gemeinsame Unternehmungen', 'Moments partagés'],
  discounts: ['Staff discounts', 'Mitarbeiterrabatte', 'Remises pour l’équipe'],
  sustainable: ['We work sustainably', 'Nachhaltiges Arbeiten', 'Travail durable'],
  international: ['International team', 'Internationales Team', 'Équipe internationale'],
  secure: ['A permanent contract', 'Unbefristeter Vertrag', 'Contrat à durée indéterminée'],
} as const satisfies Record<string, readonly [en: string, de: string, fr: string]>;

export type BenefitKey = keyof typeof names;
export const benefitKeys = Object.keys(names) as [BenefitKey, ...BenefitKey[]];

const columns: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, fr: 2 };

/** Name of a benefit of the list in a language. */
export const benefitName = (key: BenefitKey, language: Language) => names[key][columns[language]];

/** Address of its picture: one colour, drawn as a mask; own words have a star. */
export const benefitIcon = (key: BenefitKey | null) => `/benefits/${key ?? 'own'}.svg`;
