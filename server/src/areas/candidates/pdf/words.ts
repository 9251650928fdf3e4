import type { DocumentKind, LanguageLevel } from '@vitrine/contract/profile-lists.ts';
import type { CareerStageKey, EmploymentType, GraduationType } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';

interface Words {
  employmentType: Record<EmploymentType, string>;
  graduationType: Record<GraduationType, string>;
  stage: Record<CareerStageKey, string>;
  level: Record<LanguageLevel, string>;
  documentKind: Record<DocumentKind, string>;
  own: Record<Own, string>;
}

type Own =
  | 'born'
  | 'page'
  | 'made'
  | 'interviews'
  | 'comment'
  | 'skipped'
  | 'minutes'
  | 'video'
  | 'audio'
  | 'text'
  | 'file'
  | 'dossier'
  | 'untilNow'
  | 'about'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'documents'
  | 'email'
  | 'phone'
  | 'address'
  | 'nationality'
  | 'hiring'
  | 'graduation'
  | 'university'
  | 'facts';

/** What a printed profile says in its own words: the same as on the screen. */
export const words: Record<Language, Words> = {
  en: {
    employmentType: {
      'Full Time': 'Full Time',
      'Part Time': 'Part Time',
      'Temporary appointment': 'Temporary appointment',
      Internship: 'Internship',
      Associate: 'Associate',
      'Permanent employment': 'Permanent employment',
      Apprenticeship: 'Apprenticeship',
      'Contract for work': 'Contract for work',
      Freelance: 'Freelance',
    },
    graduationType: {
      'Certificate of Secondary Education': 'Certificate of Secondary Education',
      'General Certificate of Secondary Education': 'General Certificate of Secondary Education',
      'O level': 'O level',
      'AS level': 'AS level',
      'A level': 'A level',
      'Technical college entrance qualification': 'Technical college entrance qualification',
      Apprenticeship: 'Apprenticeship',
      'Completed vocational training': 'Completed vocational training',
      'Master craftsman': 'Master craftsman',
      Technician: 'Technician',
      'Certified business administrator': 'Certified business administrator',
      'Bachelor of Arts': 'Bachelor of Arts',
      'Bachelor of Science': 'Bachelor of Science',
      'Bachelor of Engineering': 'Bachelor of Engineering',
      'Bachelor of Laws': 'Bachelor of Laws',
      'Bachelor of Education': 'Bachelor of Education',
      'Master of Arts': 'Master of Arts',
      'Master of Science': 'Master of Science',
      'Master of Engineering': 'Master of Engineering',
      'Master of Laws': 'Master of Laws',
      'Master of Business Administration': 'Master of Business Administration',
      'Graduate engineer': 'Graduate engineer',
      'State examination': 'State examination',
      Doctorate: 'Doctorate',
      'Other qualification': 'Other qualification',
    },
    stage: {
      student: 'Student',
      volunteer: 'Volunteer',
      job_starter: 'Job Starter',
      professional_experienced: 'Professional Experienced',
      expert: 'Expert',
    },
    level: {
      basic: 'Basics',
      conversational: 'Conversational',
      fluent: 'Fluent',
      native: 'Mother tongue',
    },
    documentKind: {
      cv: 'CV',
      'cover-letter': 'Cover letter',
      certificate: 'Certificate',
      reference: 'Reference',
      diploma: 'Diploma',
      portfolio: 'Portfolio',
      other: 'Other document',
    },
    own: {
      born: 'Born',
      page: 'Page {page} of {pages}',
      made: 'Made with Vitrine on {day}',
      interviews: 'Interviews',
      comment: 'Comment',
      skipped: 'Left out',
      minutes: '{length} min',
      video: 'Video answer',
      audio: 'Audio answer',
      text: 'Written answer',
      file: 'File',
      dossier: 'Dossier',
      untilNow: 'until now',
      about: 'About me',
      experience: 'Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      documents: 'Documents',
      email: 'E-mail',
      phone: 'Telephone',
      address: 'Address',
      nationality: 'Nationality',
      hiring: 'Looking for',
      graduation: 'Highest education',
      university: 'Studies',
      facts: 'At a glance',
    },
  },
  de: {
    employmentType: {
      'Full Time': 'Vollzeit',
      'Part Time': 'Teilzeit',
      'Temporary appointment': 'Befristete Anstellung',
      Internship: 'Praktikum',
      Associate: 'Werkstudium',
      'Permanent employment': 'Festanstellung',
      Apprenticeship: 'Ausbildung',
      'Contract for work': 'Werkvertrag',
      Freelance: 'Freie Mitarbeit',
    },
    graduationType: {
      'Certificate of Secondary Education': 'Hauptschulabschluss',
      'General Certificate of Secondary Education': 'Mittlere Reife',
      'O level': 'O-Level',
      'AS level': 'AS-Level',
      'A level': 'Abitur',
      'Technical college entrance qualification': 'Fachhochschulreife',
      Apprenticeship: 'Lehre',
      'Completed vocational training': 'Abgeschlossene Berufsausbildung',
      'Master craftsman': 'Meisterbrief',
      Technician: 'Technikerabschluss',
      'Certified business administrator': 'Fachwirt',
      'Bachelor of Arts': 'Bachelor of Arts',
      'Bachelor of Science': 'Bachelor of Science',
      'Bachelor of Engineering': 'Bachelor of Engineering',
      'Bachelor of Laws': 'Bachelor of Laws',
      'Bachelor of Education': 'Bachelor of Education',
      'Master of Arts': 'Master of Arts',
      'Master of Science': 'Master of Science',
      'Master of Engineering': 'Master of Engineering',
      'Master of Laws': 'Master of Laws',
      'Master of Business Administration': 'Master of Business Administration',
      'Graduate engineer': 'Diplom-Ingenieur',
      'State examination': 'Staatsexamen',
      Doctorate: 'Promotion',
      'Other qualification': 'Anderer Abschluss',
    },
    stage: {
      student: 'In Studium oder Schule',
      volunteer: 'Im Freiwilligendienst',
      job_starter: 'Am Berufsanfang',
      professional_experienced: 'Mit Berufserfahrung',
      expert: 'Fachlich sehr erfahren',
    },
    level: {
      basic: 'Grundkenntnisse',
      conversational: 'Gute Kenntnisse',
      fluent: 'Fließend',
      native: 'Muttersprache',
    },
    documentKind: {
      cv: 'Lebenslauf',
      'cover-letter': 'Anschreiben',
      certificate: 'Zertifikat',
      reference: 'Arbeitszeugnis',
      diploma: 'Abschlusszeugnis',
      portfolio: 'Arbeitsproben',
      other: 'Anderes Dokument',
    },
    own: {
      born: 'Geboren',
      page: 'Seite {page} von {pages}',
      made: 'Erstellt mit Vitrine am {day}',
      interviews: 'Interviews',
      comment: 'Kommentar',
      skipped: 'Ausgelassen',
      minutes: '{length} min',
      video: 'Antwort als Video',
      audio: 'Antwort als Ton',
      text: 'Schriftliche Antwort',
      file: 'Datei',
      dossier: 'Dossier',
      untilNow: 'bis heute',
      about: 'Über mich',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Fähigkeiten',
      languages: 'Sprachen',
      documents: 'Dokumente',
      email: 'E-Mail',
      phone: 'Telefon',
      address: 'Adresse',
      nationality: 'Staatsangehörigkeit',
      hiring: 'Sucht',
      graduation: 'Höchster Abschluss',
      university: 'Studium',
      facts: 'Auf einen Blick',
    },
  },
  fr: {
    employmentType: {
      'Full Time': 'Temps plein',
      'Part Time': 'Temps partiel',
      'Temporary appointment': 'CDD',
      Internship: 'Stage',
      Associate: 'Job étudiant',
      'Permanent employment': 'CDI',
      Apprenticeship: 'Apprentissage',
      'Contract for work': 'Contrat de prestation',
      Freelance: 'Freelance',
    },
    graduationType: {
      'Certificate of Secondary Education': 'Brevet des collèges',
      'General Certificate of Secondary Education': 'Certificat général du secondaire',
      'O level': 'Niveau O',
      'AS level': 'Niveau AS',
      'A level': 'Baccalauréat',
      'Technical college entrance qualification': 'Baccalauréat technologique',
      Apprenticeship: 'Apprentissage',
      'Completed vocational training': 'Formation professionnelle achevée',
      'Master craftsman': 'Brevet de maîtrise',
      Technician: 'Technicien',
      'Certified business administrator': 'Gestionnaire diplômé',
      'Bachelor of Arts': 'Licence de lettres',
      'Bachelor of Science': 'Licence de sciences',
      'Bachelor of Engineering': 'Licence en sciences de l’ingénieur',
      'Bachelor of Laws': 'Licence de droit',
      'Bachelor of Education': 'Licence de sciences de l’éducation',
      'Master of Arts': 'Master de lettres',
      'Master of Science': 'Master de sciences',
      'Master of Engineering': 'Master d’ingénierie',
      'Master of Laws': 'Master de droit',
      'Master of Business Administration': 'Master en administration des affaires',
      'Graduate engineer': 'Diplôme d’ingénieur',
      'State examination': 'Examen d’État',
      Doctorate: 'Doctorat',
      'Other qualification': 'Autre diplôme',
    },
    stage: {
      student: 'En études',
      volunteer: 'En service volontaire',
      job_starter: 'En début de carrière',
      professional_experienced: 'Avec expérience professionnelle',
      expert: 'Spécialiste',
    },
    level: {
      basic: 'Notions',
      conversational: 'Bonnes connaissances',
      fluent: 'Courant',
      native: 'Langue maternelle',
    },
    documentKind: {
      cv: 'CV',
      'cover-letter': 'Lettre de motivation',
      certificate: 'Certificat',
      reference: 'Certificat de travail',
      diploma: 'Diplôme',
      portfolio: 'Portfolio',
      other: 'Autre document',
    },
    own: {
      born: 'Naissance',
      page: 'Page {page} sur {pages}',
      made: 'Créé avec Vitrine le {day}',
      interviews: 'Entretiens',
      comment: 'Commentaire',
      skipped: 'Sans réponse',
      minutes: '{length} min',
      video: 'Réponse en vidéo',
      audio: 'Réponse audio',
      text: 'Réponse écrite',
      file: 'Fichier',
      dossier: 'Dossier',
      untilNow: 'à ce jour',
      about: 'À propos de moi',
      experience: 'Expérience',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      documents: 'Documents',
      email: 'E-mail',
      phone: 'Téléphone',
      address: 'Adresse',
      nationality: 'Nationalité',
      hiring: 'Recherche',
      graduation: 'Diplôme le plus élevé',
      university: 'Études',
      facts: 'En bref',
    },
  },
};
