import type { Language } from '@vitrine/contract/vocabulary.ts';

/** The few words of ours on pages that the server writes. */
export const words: Record<
  Language,
  Record<
    | 'jobs'
    | 'jobsLead'
    | 'find'
    | 'findLead'
    | 'what'
    | 'whatHint'
    | 'where'
    | 'whereHint'
    | 'search'
    | 'count'
    | 'next'
    | 'noProfile'
    | 'noProfileText'
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
    find: 'Find a job',
    findLead: 'Search by what you do, where you want to be and how you want to work.',
    what: 'What',
    whatHint: 'Job, skill or company',
    where: 'Where',
    whereHint: 'Town, postal code or country',
    search: 'Search',
    count: '{count} jobs',
    next: 'More jobs',
    noProfile: 'This company has no public page',
    noProfileText: 'It may not be published yet, or the link is old.',
    apply: 'Apply',
    gone: 'This job is no longer there',
    closed: 'This job takes no more applications.',
    company: 'About {company}',
    tasks: 'What there is to do',
    lookingFor: 'What we look for',
    benefits: 'What we offer',
    place: 'Place',
    remote: 'Can be done from anywhere',
    allJobs: 'All jobs',
    none: 'There is no open job at the moment.',
    jobsAt: 'Jobs at {company}',
  },
  de: {
    jobs: 'Stellen',
    jobsLead: 'Finden Sie eine Stelle nach Wörtern, Ort und Art, und bewerben Sie sich per Video, schriftlich oder mit Ihrem Profil.',
    find: 'Stelle finden',
    findLead: 'Suchen Sie danach, was Sie können, wo Sie sein möchten und wie Sie arbeiten möchten.',
    what: 'Was',
    whatHint: 'Beruf, Fähigkeit oder Unternehmen',
    where: 'Wo',
    whereHint: 'Ort, Postleitzahl oder Land',
    search: 'Suchen',
    count: '{count} Stellen',
    next: 'Weitere Stellen',
    noProfile: 'Dieses Unternehmen hat keine öffentliche Seite',
    noProfileText: 'Vielleicht ist sie noch nicht veröffentlicht, oder der Link ist alt.',
    apply: 'Bewerben',
    gone: 'Diese Stelle gibt es nicht mehr',
    closed: 'Auf diese Stelle kann sich niemand mehr bewerben.',
    company: 'Über {company}',
    tasks: 'Was zu tun ist',
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
    find: 'Trouver un emploi',
    findLead: 'Cherchez selon votre métier, le lieu et la façon de travailler que vous souhaitez.',
    what: 'Quoi',
    whatHint: 'Métier, compétence ou entreprise',
    where: 'Où',
    whereHint: 'Ville, code postal ou pays',
    search: 'Rechercher',
    count: '{count} emplois',
    next: 'Plus d’emplois',
    noProfile: 'Cette entreprise n’a pas de page publique',
    noProfileText: 'Elle n’est peut-être pas encore publiée, ou le lien est ancien.',
    apply: 'Postuler',
    gone: 'Ce poste n’existe plus',
    closed: 'Ce poste ne prend plus de candidatures.',
    company: 'À propos de {company}',
    tasks: 'Les missions',
    lookingFor: 'Ce que nous cherchons',
    benefits: 'Ce que nous offrons',
    place: 'Lieu',
    remote: 'Possible de partout',
    allJobs: 'Toutes les offres',
    none: 'Aucun poste n’est ouvert pour le moment.',
    jobsAt: 'Emplois chez {company}',
  },
};
