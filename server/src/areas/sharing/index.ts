export { behindLinks, choosableOf, endLink, mailLink, setPeople, stateOfLink } from './people.ts';
export { companyFace, linkMailsOf } from './sharing.sql.ts';
export { openPerson, playedAnswer, shownCards, shownPerson } from './shown.ts';
