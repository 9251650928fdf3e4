import type { ProfileFields } from '@vitrine/contract/candidates/profile.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { careerStageKeyOf } from '@vitrine/contract/reference-lists.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import { storePicture } from '../../platform/files/pictures.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { refuseField } from '../../platform/refused.ts';
import { renamePerson, setPicture } from '../accounts/index.ts';
import { saidAtSignUp } from './profile-view.ts';
import * as sql from './profiles.sql.ts';

/** Makes sure that the account has a profile to write into, with the career stage that was named at sign-up. Returns whether it had none before. */
export async function begin(ctx: Ctx, accountId: string, added: { added_by_company?: string; added_by?: string } = {}) {
  const person = await sql.findCandidate(ctx.db, accountId);
  const said = person && saidAtSignUp(person, await sql.findProfile(ctx.db, accountId));
  const isNew = await sql.beginProfile(ctx.db, { account_id: accountId, changed_at: ctx.now().toISOString(), ...added });
  if (said) await sql.updateProfile(ctx.db, accountId, { career_stage: careerStageKeyOf(said) ?? null, career_stage_label: said });
  return isNew;
}

/** Writes what is given into a profile; what is left out stays. Counters and other things that are no fields are not written. */
export async function writeFields(ctx: Ctx, accountId: string, fields: ProfileFields) {
  const { DOB } = fields;
  if (DOB && (DOB < '1900-01-01' || DOB > ctx.now().toISOString().slice(0, 10))) throw refuseField('DOB', 'This day cannot be');
  await atomically(ctx, async (ctx) => {
    await begin(ctx, accountId);
    await sql.updateProfile(
      ctx.db,
      accountId,
      omitUndefined({
        birth_date: DOB,
        nationality: fields.nationality,
        work_permits: fields.workPermit && [...new Set(fields.workPermit)],
        address: fields.cAddress,
        phone: fields.cTelephone,
        about: fields.about,
        profession: fields.profession,
        employer: fields.company,
        university: fields.universityName,
        course_of_studies: fields.interCourseofStudies,
        highest_graduation: fields.interHigestGraduation,
        employment_types: fields.preferdTypeOfHiring && [...new Set(fields.preferdTypeOfHiring)],
        career_stage: fields.careerStage && (careerStageKeyOf(fields.careerStage) ?? null),
        career_stage_label: fields.careerStage,
        changed_at: ctx.now().toISOString(),
      }),
    );
    if (fields.firstName !== undefined || fields.lastName !== undefined) {
      await renamePerson(ctx, accountId, fields.firstName, fields.lastName);
    }
  });
}

/** Stores a picture of the person in place of the one before. */
export async function writePicture(ctx: Ctx, accountId: string, file: UploadedFile | undefined) {
  if (!file) return;
  const bytes = await file.bytes();
  await storingFiles(ctx, async (ctx) => {
    const picture = await storePicture(ctx, bytes, { width: 512, height: 512 });
    await atomically(ctx, (ctx) => setPicture(ctx, accountId, picture));
  });
}
