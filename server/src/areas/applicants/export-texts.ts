import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';

interface Texts {
  file: string;
  columns: string[];
  status: Record<ApplicationStatus, string>;
  /** Somebody whose name is left out. */
  nameless: (alias: string) => string;
}

/** The words of an exported list. */
export const exportTexts: Record<Language, Texts> = {
  en: {
    file: 'applicants',
    columns: [
      'First name',
      'Last name',
      'E-mail',
      'Job',
      'Internal reference',
      'Status',
      'Status since',
      'Applied on',
      'Sent on',
      'Answer promised by',
      'Withdrawn on',
      'Documents',
      'Stars of the team',
    ],
    status: {
      New: 'New',
      Screening: 'Screening',
      Interview: 'Interview',
      Accepted: 'Accepted',
      Denied: 'Denied',
      Declined: 'Declined',
    },
    nameless: (alias) => `Candidate ${alias}`,
  },
  de: {
    file: 'bewerbungen',
    columns: [
      'Vorname',
      'Nachname',
      'E-Mail',
      'Stelle',
      'Interne Referenz',
      'Status',
      'Status seit',
      'Beworben am',
      'Gesendet am',
      'Antwort versprochen bis',
      'Zurückgezogen am',
      'Unterlagen',
      'Sterne des Teams',
    ],
    status: {
      New: 'Neu',
      Screening: 'Sichtung',
      Interview: 'Gespräch',
      Accepted: 'Angenommen',
      Denied: 'Abgelehnt',
      Declined: 'Zurückgezogen',
    },
    nameless: (alias) => `Kandidat/in ${alias}`,
  },
  fr: {
    file: 'candidatures',
    columns: [
      'Prénom',
      'Nom',
      'E-mail',
      'Poste',
      'Référence interne',
      'Statut',
      'Statut depuis le',
      'Candidature du',
      'Envoyée le',
      'Réponse promise avant le',
      'Retirée le',
      'Documents',
      'Étoiles de l’équipe',
    ],
    status: {
      New: 'Nouvelle',
      Screening: 'Examen',
      Interview: 'Entretien',
      Accepted: 'Acceptée',
      Denied: 'Refusée',
      Declined: 'Retirée',
    },
    nameless: (alias) => `Candidature ${alias}`,
  },
};
