export { behindLinks, choosableOf, endLink, mailLink, setPeople, stateOfLink } from './people.ts';
export { openPerson, playedAnswer, shownCards, shownPerson } from './shared-view.ts';
export { companyFace, linkMailsOf } from './sharing.sql.ts';
