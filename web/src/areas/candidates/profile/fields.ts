import { profileFields } from '@vitrine/contract/candidates/profile.ts';
import type { ShownProfile } from '@vitrine/contract/candidates/shapes.ts';

import { issuesOf } from '../../../platform/calls/use-form-of.ts';

/** What the form of a person holds. */
export interface Fields {
  firstName: string;
  lastName: string;
  DOB: string | null;
  cAddress: string;
  cTelephone: string;
  nationality: string | null;
  about: string;
  profession: string;
  company: string;
  universityName: string;
  interCourseofStudies: string;
  interHigestGraduation: ShownProfile['interHigestGraduation'];
  preferdTypeOfHiring: ShownProfile['preferdTypeOfHiring'];
  careerStage: ShownProfile['careerStage'];
  workPermit: ShownProfile['workPermit'];
}

export const fieldsOf = (profile: ShownProfile): Fields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  DOB: profile.DOB,
  cAddress: profile.cAddress ?? '',
  cTelephone: profile.cTelephone ?? '',
  nationality: profile.nationality,
  about: profile.about,
  profession: profile.profession,
  company: profile.company,
  universityName: profile.universityName,
  interCourseofStudies: profile.interCourseofStudies,
  interHigestGraduation: profile.interHigestGraduation,
  preferdTypeOfHiring: profile.preferdTypeOfHiring,
  careerStage: profile.careerStage,
  workPermit: profile.workPermit,
});

/** What differs from what is stored and can be stored; a field with a fault waits until it is right. */
export function changesOf(fields: Fields, stored: Fields): Partial<Fields> {
  const wrong = issuesOf(profileFields, { ...fields });
  const names = Object.keys(fields) as (keyof Fields)[];
  const changed = names.filter((name) => !(name in wrong) && JSON.stringify(fields[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]])) as Partial<Fields>;
}
