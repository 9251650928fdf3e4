import { type Industry, industries } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';

/** The names of the industries: English, German, French. */
const labels: Record<Industry, readonly [string, string, string]> = {
  agriculture: ['Agriculture and forestry', 'Land- und Forstwirtschaft', 'Agriculture et sylviculture'],
  automotive: ['Automotive', 'Automobil', 'Automobile'],
  'banking-insurance': ['Banking and insurance', 'Banken und Versicherungen', 'Banque et assurance'],
  'chemicals-pharma': ['Chemicals and pharmaceuticals', 'Chemie und Pharma', 'Chimie et pharmacie'],
  construction: ['Construction', 'Bauwesen', 'Construction'],
  consulting: ['Consulting and law', 'Beratung und Recht', 'Conseil et droit'],
  'consumer-goods': ['Consumer goods', 'Konsumgüter', 'Biens de consommation'],
  education: ['Education and research', 'Bildung und Forschung', 'Éducation et recherche'],
  'energy-environment': ['Energy and environment', 'Energie und Umwelt', 'Énergie et environnement'],
  engineering: ['Mechanical and electrical engineering', 'Maschinenbau und Elektrotechnik', 'Mécanique et électrotechnique'],
  'food-beverage': ['Food and beverages', 'Lebensmittel und Getränke', 'Agroalimentaire'],
  'health-care': ['Health care', 'Gesundheitswesen', 'Santé'],
  'hotel-catering': ['Hotels and catering', 'Hotellerie und Gastronomie', 'Hôtellerie et restauration'],
  'information-technology': ['Information technology', 'Informationstechnik', 'Informatique'],
  'logistics-transport': ['Logistics and transport', 'Logistik und Verkehr', 'Logistique et transport'],
  'media-marketing': ['Media and marketing', 'Medien und Marketing', 'Médias et marketing'],
  'public-sector': ['Public sector', 'Öffentlicher Dienst', 'Secteur public'],
  'real-estate': ['Real estate', 'Immobilien', 'Immobilier'],
  retail: ['Retail and wholesale', 'Handel', 'Commerce'],
  'social-services': ['Social services and associations', 'Soziales und Verbände', 'Social et associations'],
  telecommunications: ['Telecommunications', 'Telekommunikation', 'Télécommunications'],
  other: ['Other industries', 'Andere Branchen', 'Autres secteurs'],
};

const place: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, fr: 2 };

/** Keys and names of all industries in a language. */
export const industryLabels = (language: Language) => industries.map((key) => ({ key, label: labels[key][place[language]] }));
