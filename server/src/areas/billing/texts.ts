import { planKeyOf } from '@vitrine/contract/billing/plans.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../../platform/texts.ts';
import { locales } from '../../platform/written.ts';

const texts = inLanguages({
  en: {
    products: {
      'JobAd+': 'Job ads: 90 days open for applications, 180 days to be seen, up to three recruiters in charge.',
      'Jobcode Pro': 'Video interviews by job code, with as many invitations as you like.',
      RS: 'Recruiting search: contact data, favourites and direct invitations.',
    },
    plan: '{product}, {interval}, up to {seats} recruiters',
    planOne: '{product}, {interval}, for one recruiter',
    credit: 'Days left of: {plan}',
    monthly: 'monthly',
    Year: 'yearly',
  },
  de: {
    products: {
      'JobAd+': 'Stellenanzeigen: 90 Tage offen für Bewerbungen, 180 Tage sichtbar, bis zu drei Zuständige.',
      'Jobcode Pro': 'Videointerviews über Jobcodes, mit beliebig vielen Einladungen.',
      RS: 'Personen finden: Kontaktdaten, Favoriten und direkte Einladungen.',
    },
    plan: '{product}, {interval}, bis zu {seats} Personen im Recruiting',
    planOne: '{product}, {interval}, für eine Person im Recruiting',
    credit: 'Restliche Tage von: {plan}',
    monthly: 'monatlich',
    Year: 'jährlich',
  },
  fr: {
    products: {
      'JobAd+': 'Formules d’emploi : 90 jours ouvertes aux candidatures, 180 jours visibles, jusqu’à trois responsables.',
      'Jobcode Pro': 'Entretiens vidéo par code d’entretien, avec autant d’invitations que vous voulez.',
      RS: 'Recherche de candidats : coordonnées, favoris et invitations directes.',
    },
    plan: '{product}, {interval}, jusqu’à {seats} recruteurs',
    planOne: '{product}, {interval}, pour un recruteur',
    credit: 'Jours restants de : {plan}',
    monthly: 'mensuel',
    Year: 'annuel',
  },
});

export const descriptionOf = (language: Language, product: 'JobAd+' | 'Jobcode Pro' | 'RS') => texts[language].products[product];

/** What a plan is called in a letter. */
export function planName(language: Language, planId: string) {
  const key = planKeyOf(planId);
  if (!key) return planId;
  const { plan, planOne, credit: _, ...words } = texts[language];
  const facts = { product: key.productName, interval: words[key.intervalType] };
  return key.maxRecruiter === 1 ? fill(planOne, facts) : fill(plan, { ...facts, seats: key.maxRecruiter });
}

/** What the rest of a plan is called that is taken off another one. */
export const creditName = (language: Language, planId: string) => fill(texts[language].credit, { plan: planName(language, planId) });

/** A day written out, on the clock of the operator. */
export const longDay = (language: Language, at: string | Date) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(at));
