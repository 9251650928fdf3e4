import type { Ctx, World } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listDocuments } from './documents.sql.ts';
import { listEducations, listExperiences, listLanguages, listSkills } from './entries.sql.ts';
import { moveProfile, moveVideo } from './merging.sql.ts';
import { findProfile, updateProfile } from './profiles.sql.ts';
import { findWords, storedEarlier } from './sharing/administrator-words.sql.ts';
import { findComments } from './sharing/dossier.sql.ts';
import { findablePurpose } from './sharing/sharing.ts';
import { answersOf } from './videos.sql.ts';

const endingOf = (name: string) => name.slice(name.lastIndexOf('.'));

/** Where the video of a profile and its further answers lie. */
async function videoFiles(ctx: World, accountId: string) {
  const answers = [await findProfile(ctx.db, accountId), ...(await answersOf(ctx.db, accountId))];
  return answers.flatMap((one) => [one?.video, one?.video_poster]).filter((one) => typeof one === 'string');
}

/** What administrators wrote into the dossier. */
const wordsOf = (row: Awaited<ReturnType<typeof findWords>>) =>
  row ? { text: row.text, changedAt: row.changed_at, releasedAt: row.released_at } : null;

/** What they had written there before, for as long as it is kept. */
const earlierOf = (row: Awaited<ReturnType<typeof storedEarlier>>) =>
  row ? { text: row.text, changedAt: row.changed_at, removedAt: row.remove_at } : null;

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
        wordsOfAdministrators: wordsOf(await findWords(ctx.db, id)),
        earlierWordsOfAdministrators: earlierOf(await storedEarlier(ctx.db, id)),
      },
      files: [
        ...files,
        ...(video ? [{ name: `profile/video${endingOf(video)}`, stored: video }] : []),
        ...answers.map((one) => ({ name: `profile/video-${one.question_no}${endingOf(one.video)}`, stored: one.video })),
      ],
    };
  },

  async erase(ctx, { id }) {
    const documents = await listDocuments(ctx.db, id);
    return [...documents.map(({ stored }) => stored), ...(await videoFiles(ctx, id))];
  },

  // the profile has one video: the one that stays keeps its own
  async merge(ctx, keepId, dropId) {
    await moveProfile(ctx.db, keepId, dropId);
    if ((await findProfile(ctx.db, keepId))?.video) return videoFiles(ctx, dropId);
    await moveVideo(ctx.db, keepId, dropId);
    return [];
  },

  withdraw: {
    [findablePurpose]: async (ctx: Ctx, { accountId }) => {
      await updateProfile(ctx.db, accountId, { findable_since: null });
      return [];
    },
  },
};
