import type { Language } from '@vitrine/contract/vocabulary.ts';

/** The few words of ours on pages that the server writes. */
export const words: Record<
  Language,
  Record<
    | 'jobs'
    | 'jobsLead'
    | 'apply'
    | 'gone'
    | 'closed'
    | 'company'
    | 'tasks'
    | 'lookingFor'
    | 'benefits'
    | 'place'
    | 'remote'
    | 'allJobs'
    | 'none'
    | 'jobsAt',
    string
  >
> = {
  en: {
    jobs: 'Jobs',
    jobsLead: 'Find a job by words, place and kind, and apply by video, in writing, or with your profile.',
    apply: 'Apply',
    gone: 'This job is no longer there',
    closed: 'This job takes no applications any more.',
    company: 'About us',
    tasks: 'Tasks',
    lookingFor: 'What we look for',
    benefits: 'Benefits',
    place: 'Place',
    remote: 'Can be done from anywhere',
    allJobs: 'All jobs',
    none: 'There is no open job at the moment.',
    jobsAt: 'Jobs at {company}',
  },
  de: {
    jobs: 'Stellen',
    jobsLead: 'Finden Sie eine Stelle nach Wörtern, Ort und Art, und bewerben Sie sich per Video, schriftlich oder mit Ihrem Profil.',
    apply: 'Bewerben',
    gone: 'Diese Stelle gibt es nicht mehr',
    closed: 'Auf diese Stelle kann man sich nicht mehr bewerben.',
    company: 'Über uns',
    tasks: 'Aufgaben',
    lookingFor: 'Was wir suchen',
    benefits: 'Was wir bieten',
    place: 'Ort',
    remote: 'Von überall aus möglich',
    allJobs: 'Alle Stellen',
    none: 'Zurzeit ist keine Stelle offen.',
    jobsAt: 'Stellen bei {company}',
  },
  fr: {
    jobs: 'Emplois',
    jobsLead: 'Trouvez un emploi par mots, lieu et genre, et postulez en vidéo, par écrit ou avec votre profil.',
    apply: 'Postuler',
    gone: 'Ce poste n’existe plus',
    closed: 'Ce poste n’accepte plus de candidatures.',
    company: 'Qui nous sommes',
    tasks: 'Missions',
    lookingFor: 'Ce que nous cherchons',
    benefits: 'Ce que nous offrons',
    place: 'Lieu',
    remote: 'Possible de partout',
    allJobs: 'Tous les emplois',
    none: 'Aucun poste n’est ouvert pour le moment.',
    jobsAt: 'Emplois chez {company}',
  },
};
