import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { givenCandidate } from '../accounts/fixtures.ts';
import { insertGivenExperience, insertGivenLanguages, insertGivenProfile, insertGivenSkills } from './fixtures.sql.ts';

export interface GivenProfile {
  firstName?: string;
  lastName?: string;
  language?: Language;
  profession?: string;
  stage?: 'student' | 'volunteer' | 'job_starter' | 'professional_experienced' | 'expert';
  education?: string;
  employment?: string[];
  nationality?: string;
  workPermits?: string[];
  languages?: Record<string, 'basic' | 'conversational' | 'fluent' | 'native'>;
  skills?: string[];
  about?: string;
  phone?: string;
  jobs?: { title: string; employer: string }[];
  sharing?: 'private' | 'link' | 'public';
  findable?: boolean;
  guest?: true;
  changedAt?: Date;
}

/** Somebody with a profile straight in the database, who agreed to be found unless told otherwise. */
export async function givenProfile(world: World, wanted: GivenProfile = {}) {
  const { firstName = 'Mara', lastName = 'Quint', language = 'en', guest } = wanted;
  const person = await givenCandidate(world, { firstName, lastName, language, ...(guest ? { guest } : {}) });
  const now = (wanted.changedAt ?? world.now()).toISOString();
  await insertGivenProfile(world.db, {
    account_id: person.id,
    profession: wanted.profession ?? '',
    career_stage: wanted.stage ?? null,
    highest_graduation: wanted.education ?? null,
    employment_types: wanted.employment ?? [],
    nationality: wanted.nationality ?? null,
    work_permits: wanted.workPermits ?? [],
    about: wanted.about ?? '',
    phone: wanted.phone ?? '',
    sharing: wanted.sharing ?? 'private',
    findable_since: wanted.findable === false ? null : now,
    changed_at: now,
  });
  const own = () => ({ id: world.newId(), account_id: person.id });
  await insertGivenSkills(
    world.db,
    (wanted.skills ?? []).map((name, position) => ({ ...own(), name, position })),
  );
  await insertGivenLanguages(
    world.db,
    Object.entries(wanted.languages ?? {}).map(([said, level]) => ({ ...own(), language: said, level })),
  );
  await insertGivenExperience(
    world.db,
    (wanted.jobs ?? []).map((job, index) => ({ ...own(), ...job, from_month: 4, from_year: 2020 - index, to_month: -1, to_year: -1 })),
  );
  return person;
}
