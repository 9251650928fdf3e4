import type { CvDoubt, CvProposal } from '@vitrine/contract/candidates/cv.ts';

/** The groups of a proposal, in the order of the profile. */
export const groups = ['fields', 'experiences', 'educations', 'skills', 'languages'] as const;
export type Group = (typeof groups)[number];

/** What is chosen of each group, by its place in the proposal. */
export type Chosen = Record<Group, ReadonlySet<number>>;

interface Row {
  known: boolean;
  doubts: CvDoubt[];
  /** What the profile holds in its place. */
  now?: string | null;
}

/** Whether a row is ticked to begin with: not in doubt, not there already, and not over what the person typed. */
const isSure = ({ known, doubts, now }: Row) => !known && doubts.length === 0 && !now;

const places = <T>(rows: T[], wanted: (row: T) => boolean) => new Set(rows.flatMap((row, place) => (wanted(row) ? [place] : [])));

export const chosenFirst = (proposal: CvProposal): Chosen => ({
  fields: places(proposal.fields, isSure),
  experiences: places(proposal.experiences, isSure),
  educations: places(proposal.educations, isSure),
  skills: places(proposal.skills, isSure),
  languages: places(proposal.languages, isSure),
});

export const countOf = (chosen: Chosen) => groups.reduce((sum, group) => sum + chosen[group].size, 0);

const at = <T>(all: T[], wanted: ReadonlySet<number>) => all.filter((_, place) => wanted.has(place));

const withoutOrigin = <T extends Row & { from: string[] }>({ from: _from, doubts: _doubts, known: _known, ...entry }: T) => entry;

/** What is sent for the chosen rows of a proposal. */
export const takenOf = (proposal: CvProposal, chosen: Chosen) => ({
  changedAt: proposal.changedAt,
  fields: Object.fromEntries(at(proposal.fields, chosen.fields).map(({ field, found }) => [field, found])),
  experiences: at(proposal.experiences, chosen.experiences).map(withoutOrigin),
  educations: at(proposal.educations, chosen.educations).map(withoutOrigin),
  skills: at(proposal.skills, chosen.skills).map(({ name }) => ({ name })),
  languages: at(proposal.languages, chosen.languages).map(({ language, level }) => ({ language, level })),
});
