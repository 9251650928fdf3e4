import { type profileMoving, type ResumePreview, resumeFields } from '@vitrine/contract/candidates/import-export.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { addEducation, addExperience, addLanguage, addSkill, withLockedProfile } from './entries.ts';
import { writeFields } from './fields.ts';
import { ownProfile } from './profile-view.ts';
import { type Resume, readResume, resumeOf } from './resume.ts';
import { printLink } from './sharing/print-links.ts';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function previewOf(profile: CandidateProfile, found: Resume): ResumePreview {
  const fields = resumeFields.flatMap((field) => {
    const value = found.fields[field];
    const now = profile[field] ?? '';
    return value === undefined || value === now ? [] : [{ field, now, found: value }];
  });
  return {
    fields,
    experiences: found.experiences.map((one) => ({
      ...one,
      known: profile.experiences.some(
        (there) => same(there.title, one.title) && same(there.employer, one.employer) && there.fromYear === one.fromYear,
      ),
    })),
    educations: found.educations.map((one) => ({
      ...one,
      known: profile.educations.some((there) => same(there.school, one.school) && there.fromYear === one.fromYear),
    })),
    skills: found.skills.map((name) => ({ name, known: profile.skills.some((there) => same(there.name, name)) })),
    languages: found.languages.map((one) => ({ ...one, known: profile.languages.some((there) => there.language === one.language) })),
    left: found.left,
  };
}

/** The named ones of a list, each once, in its order. */
const chosen = <T>(all: T[], places: number[]) => all.filter((_, place) => places.includes(place));

const resumeIn = async (file: UploadedFile) => readResume(Buffer.from(await file.bytes()).toString('utf8'));

export const profileMovingHandlers: Handlers<typeof profileMoving> = {
  preview: async (ctx, _input, file) => previewOf(await ownProfile(ctx), await resumeIn(file)),

  async take(ctx, { fields, ...places }, file) {
    const found = await resumeIn(file);
    return withLockedProfile(ctx, async (ctx, accountId) => {
      const values = Object.fromEntries(
        fields.flatMap((field) => (found.fields[field] === undefined ? [] : [[field, found.fields[field]]])),
      );
      if (Object.keys(values).length > 0) await writeFields(ctx, accountId, values);
      for (const one of chosen(found.experiences, places.experiences)) await addExperience(ctx, one);
      for (const one of chosen(found.educations, places.educations)) await addEducation(ctx, one);
      for (const name of chosen(found.skills, places.skills)) await addSkill(ctx, name);
      for (const one of chosen(found.languages, places.languages)) await addLanguage(ctx, one);
    });
  },

  async exportResume(ctx) {
    await audited(ctx, { action: 'exported', object: 'profile', subjects: [ctx.actor.accountId] });
    return { resume: resumeOf(await ownProfile(ctx)) };
  },

  async exportPdf(ctx) {
    const { accountId } = ctx.actor;
    await audited(ctx, { action: 'exported', object: 'profile', subjects: [accountId] });
    return { url: printLink(ctx, { what: 'profile', accountId }) };
  },
};
