import type { CvProposal, cvReading } from '@vitrine/contract/candidates/cv.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { Stopped } from '../../../platform/cage/child.ts';
import { inLine } from '../../../platform/concurrency/turns.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { Refused } from '../../../platform/refused.ts';
import { addEducation, addExperience, addLanguage, addSkill, withLockedProfile } from '../entries.ts';
import { writeFields } from '../fields.ts';
import { ownProfile } from '../profile-view.ts';
import { cvs } from './cv-cage.ts';
import type { CvRead } from './what-was-read.ts';

/** A CV that is made for it costs half a gigabyte and a processor for most of a minute: few at a time, and of nobody two. */
const [ofOne, ofAll] = [
  { atOnce: 1, waiting: 2 },
  { atOnce: 2, waiting: 100 },
];

const readInTurn = ({ actor: { accountId } }: Ctx<Actor>, file: UploadedFile) =>
  inLine(`cvs of ${accountId}`, ofOne, () => inLine('cvs', ofAll, () => readCv(file)));

async function readCv(file: UploadedFile): Promise<CvRead> {
  // a table or slides are office documents too, and no CV
  if (file.kind === 'office' && !['docx', 'odt'].includes(file.extension)) throw new Refused('wrong-file-type');
  const { result } = await cvs.run('read', { kind: file.kind }, { seconds: 30, bytes: await file.bytes() }).catch((error: unknown) => {
    // what takes longer, or more room, than any CV
    if (error instanceof Stopped && error.why !== 'ended') throw new Refused('cv-too-long');
    throw error;
  });
  if ('refused' in result) throw new Refused(result.refused);
  return result.read;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What a CV says beside what the profile holds. */
function proposalOf(profile: CandidateProfile, { format, unplaced, ...read }: CvRead): CvProposal {
  const isOwnAddress = (words: string) => profile.email !== null && same(words, profile.email);
  return {
    format,
    changedAt: profile.changedAt,
    fields: read.fields.map((one) => {
      const now = profile[one.field] ?? '';
      const known = same(now, one.found);
      // a name that stands in the profile as well is no guess
      return { ...one, now, known, doubts: known ? [] : one.doubts };
    }),
    experiences: read.experiences.map((one) => ({
      ...one,
      known: profile.experiences.some(
        (there) => same(there.title, one.title) && same(there.employer, one.employer) && there.fromYear === one.fromYear,
      ),
    })),
    educations: read.educations.map((one) => ({
      ...one,
      known: profile.educations.some((there) => same(there.school, one.school) && there.fromYear === one.fromYear),
    })),
    skills: read.skills.map((one) => ({ ...one, known: profile.skills.some(({ name }) => same(name, one.name)) })),
    languages: read.languages.map((one) => {
      const now = profile.languages.find(({ language }) => language === one.language)?.level ?? null;
      return { ...one, now, known: now === one.level };
    }),
    unplaced: unplaced.filter(({ words, why }) => why !== 'email' || !isOwnAddress(words)),
  };
}

export const cvHandlers: Handlers<typeof cvReading> = {
  read: async (ctx, _input, file) => proposalOf(await ownProfile(ctx), await readInTurn(ctx, file)),

  take: (ctx, { changedAt, fields, experiences, educations, skills, languages }) =>
    withLockedProfile(
      ctx,
      async (ctx, accountId) => {
        if (Object.keys(fields).length > 0) await writeFields(ctx, accountId, fields);
        for (const one of experiences) await addExperience(ctx, one);
        for (const one of educations) await addEducation(ctx, one);
        for (const { name } of skills) await addSkill(ctx, name);
        for (const one of languages) await addLanguage(ctx, one);
      },
      changedAt,
    ),
};
