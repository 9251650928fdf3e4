import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { languageLevels } from '../profile-lists.ts';
import { id, required, text } from '../vocabulary.ts';
import { candidateProfile, graduation, maxDescription, spokenLanguage, untilNow } from './shapes.ts';

const month = z.number().int().min(1).max(12);
const year = z.number().int().min(1900).max(2200);
const now = z.literal(untilNow);

const period = {
  fromMonth: month,
  fromYear: year,
  /** 1 to 12, or -1: until now (R078). */
  toMonth: z.union([month, now]),
  /** A year, or -1: until now. */
  toYear: z.union([year, now]),
};

interface Period {
  fromMonth: number;
  fromYear: number;
  toMonth: number;
  toYear: number;
}

/** A period ends after it began; month and year of its end are both -1 or both not. */
export const isInOrder = ({ fromMonth, fromYear, toMonth, toYear }: Period) =>
  (toMonth === untilNow) === (toYear === untilNow) && (toYear === untilNow || toYear * 12 + toMonth >= fromYear * 12 + fromMonth);

const order = { path: ['toYear'], message: 'The end lies before the beginning' };

const experience = {
  title: required(160),
  employer: text(160).default(''),
  place: text(160).default(''),
  description: text(maxDescription).default(''),
  ...period,
};
const education = {
  school: required(160),
  course: text(160).default(''),
  graduation: graduation.nullable().default(null),
  description: text(maxDescription).default(''),
  ...period,
};
const spoken = { language: spokenLanguage, level: z.enum(languageLevels) };
const skill = { name: required(80) };

export const newExperience = z.object(experience).refine(isInOrder, order);
export const newEducation = z.object(education).refine(isInOrder, order);
export const newSpoken = z.object(spoken);
export const newSkill = z.object(skill);

const one = { id };
const changes = { access: 'candidate', reply: candidateProfile } as const;
const inserts = { ...changes, refusals: ['too-many-entries'] } as const;
const touches = { ...changes, refusals: ['not-found'] } as const;
const once = { ...changes, refusals: ['not-found', 'entry-exists'] } as const;

const calls = {
  insertExperience: { ...inserts, summary: 'Adds a post; -1 as the end means until now (R078).', body: newExperience },
  updateExperience: { ...touches, summary: 'Changes a post.', body: z.object({ ...one, ...experience }).refine(isInOrder, order) },
  deleteExperience: { ...touches, summary: 'Removes a post.', body: z.object(one) },
  insertEducation: { ...inserts, summary: 'Adds a school, a course or an apprenticeship.', body: newEducation },
  updateEducation: { ...touches, summary: 'Changes it.', body: z.object({ ...one, ...education }).refine(isInOrder, order) },
  deleteEducation: { ...touches, summary: 'Removes it.', body: z.object(one) },
  insertLanguage: {
    ...changes,
    summary: 'Adds a language with a level; one that stands there already takes the level.',
    body: newSpoken,
  },
  updateLanguage: { ...once, summary: 'Changes a language or its level.', body: z.object({ ...one, ...spoken }) },
  deleteLanguage: { ...touches, summary: 'Removes a language.', body: z.object(one) },
  insertSkill: { ...inserts, summary: 'Adds a skill at the end; one that stands there already stays.', body: newSkill },
  deleteSkill: { ...touches, summary: 'Removes a skill.', body: z.object(one) },
} as const;

const base = 'POST /api/profile/candidate';

export const profileEntries = {
  insertExperience: endpoint({ ...calls.insertExperience, route: `${base}/insert/experience` }),
  updateExperience: endpoint({ ...calls.updateExperience, route: `${base}/update/experience` }),
  deleteExperience: endpoint({ ...calls.deleteExperience, route: `${base}/delete/experience` }),
  insertEducation: endpoint({ ...calls.insertEducation, route: `${base}/insert/education` }),
  updateEducation: endpoint({ ...calls.updateEducation, route: `${base}/update/education` }),
  deleteEducation: endpoint({ ...calls.deleteEducation, route: `${base}/delete/education` }),
  insertLanguage: endpoint({ ...calls.insertLanguage, route: `${base}/insert/language` }),
  updateLanguage: endpoint({ ...calls.updateLanguage, route: `${base}/update/language` }),
  deleteLanguage: endpoint({ ...calls.deleteLanguage, route: `${base}/delete/language` }),
  insertSkill: endpoint({ ...calls.insertSkill, route: `${base}/insert/skill` }),
  deleteSkill: endpoint({ ...calls.deleteSkill, route: `${base}/delete/skill` }),
};

/** The same calls with the parts of their paths the other way round. */
export const profileEntryAliases = {
  insertExperience: endpoint({ ...calls.insertExperience, route: `${base}/experience/insert` }),
  updateExperience: endpoint({ ...calls.updateExperience, route: `${base}/experience/update` }),
  deleteExperience: endpoint({ ...calls.deleteExperience, route: `${base}/experience/delete` }),
  insertEducation: endpoint({ ...calls.insertEducation, route: `${base}/education/insert` }),
  updateEducation: endpoint({ ...calls.updateEducation, route: `${base}/education/update` }),
  deleteEducation: endpoint({ ...calls.deleteEducation, route: `${base}/education/delete` }),
  insertLanguage: endpoint({ ...calls.insertLanguage, route: `${base}/language/insert` }),
  updateLanguage: endpoint({ ...calls.updateLanguage, route: `${base}/language/update` }),
  deleteLanguage: endpoint({ ...calls.deleteLanguage, route: `${base}/language/delete` }),
  insertSkill: endpoint({ ...calls.insertSkill, route: `${base}/skill/insert` }),
  deleteSkill: endpoint({ ...calls.deleteSkill, route: `${base}/skill/delete` }),
};
