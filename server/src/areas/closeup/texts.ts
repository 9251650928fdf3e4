import { inLanguages } from '../../platform/texts.ts';

/** The words with which the pages of a closeup begin, and what is said of it outside of the screens. */
export const closeupTexts = inLanguages({
  en: {
    about: 'About me',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills and languages',
    styles: 'Communication styles',
    gallery: 'Documents and pictures',
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Telephone',
    untilNow: 'until now',
  },
  de: {
    about: 'Über mich',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Fähigkeiten und Sprachen',
    styles: 'Kommunikationsstile',
    gallery: 'Dokumente und Bilder',
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    untilNow: 'bis heute',
  },
  fr: {
    about: 'À propos de moi',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences et langues',
    styles: 'Styles de communication',
    gallery: 'Documents et images',
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Téléphone',
    untilNow: 'à ce jour',
  },
});
