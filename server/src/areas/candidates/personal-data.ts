import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listDocuments } from './documents.sql.ts';
import { findComments } from './dossier.sql.ts';
import { listEducations, listExperiences, listLanguages, listSkills } from './entries.sql.ts';
import { findProfile, updateProfile } from './profiles.sql.ts';
import { findablePurpose } from './sharing.ts';
import { answersOf } from './videos.sql.ts';

const endingOf = (name: string) => name.slice(name.lastIndexOf('.'));

/** The profile with all that belongs to it. Its rows go with the account, its files here. */
export const profileData: PersonalData = {
  area: 'profile',

  async tell(ctx, { id }) {
    const profile = await findProfile(ctx.db, id);
    const documents = await listDocuments(ctx.db, id);
    const answers = await answersOf(ctx.db, id);
    const { video, video_poster: _poster, added_by: _by, added_by_company: _company, account_id: _id, ...words } = profile ?? {};
    const files = documents.map(({ name, stored }) => ({ name: `profile/${name}`, stored }));
    return {
      data: {
        profile: profile ? words : null,
        experiences: await listExperiences(ctx.db, id),
        educations: await listEducations(ctx.db, id),
        skills: await listSkills(ctx.db, id),
        languages: await listLanguages(ctx.db, id),
        profileDocuments: documents.map(({ name, kind, bytes, created_at }) => ({ name, kind, bytes, created_at })),
        wordsBesideTheProfile: await findComments(ctx.db, id),
      },
      files: [
        ...files,
        ...(video ? [{ name: `profile/video${endingOf(video)}`, stored: video }] : []),
        ...answers.map((one) => ({ name: `profile/video-${one.question_no}${endingOf(one.video)}`, stored: one.video })),
      ],
    };
  },

  async erase(ctx, { id }) {
    const profile = await findProfile(ctx.db, id);
    const documents = await listDocuments(ctx.db, id);
    const videos = [profile, ...(await answersOf(ctx.db, id))].flatMap((one) => [one?.video, one?.video_poster]);
    return [...documents.map(({ stored }) => stored), ...videos].filter((one) => typeof one === 'string');
  },

  withdraw: {
    [findablePurpose]: async (ctx: Ctx, { accountId }) => {
      await updateProfile(ctx.db, accountId, { findable_since: null });
      return [];
    },
  },
};
