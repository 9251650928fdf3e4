import {
  type CandidateProfile,
  type Education,
  type Experience,
  type ProfileDocument,
  type ProfilePart,
  profileParts,
  type ShownProfile,
  type Spoken,
} from '@vitrine/contract/candidates/shapes.ts';
import type { WorkPermit } from '@vitrine/contract/profile-lists.ts';
import {
  type CareerStage,
  careerStageKeyOf,
  careerStages,
  type GraduationType,
  type HiringPreference,
} from '@vitrine/contract/reference-lists.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { documentLinks } from '../../platform/files/documents.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import { companyName } from '../accounts/index.ts';
import { type DocumentRow, listDocuments } from './documents.sql.ts';
import * as entries from './entries.sql.ts';
import * as sql from './profiles.sql.ts';
import { answersOf } from './videos.sql.ts';

/** A document as the caller, who may read it, sees it. */
export const documentOnWire = (ctx: Ctx, row: DocumentRow): ProfileDocument => ({
  id: row.id,
  kind: row.kind,
  ...documentLinks(ctx, row),
  createdAt: row.created_at,
});

const periodOf = (row: { from_month: number; from_year: number; to_month: number; to_year: number }) => ({
  fromMonth: row.from_month,
  fromYear: row.from_year,
  toMonth: row.to_month,
  toYear: row.to_year,
});

const experienceOf = (row: entries.ExperienceRow): Experience => ({
  id: row.id,
  title: row.title,
  employer: row.employer,
  place: row.place,
  description: row.description,
  ...periodOf(row),
});

const educationOf = (row: entries.EducationRow): Education => ({
  id: row.id,
  school: row.school,
  course: row.course,
  graduation: row.graduation as GraduationType | null,
  description: row.description,
  ...periodOf(row),
});

type VideoRow = Pick<sql.ProfileRow, 'video' | 'video_type' | 'video_poster' | 'video_seconds' | 'video_ready'>;

/** An answer of the profile video as the caller may see it. */
export function videoOf(ctx: Ctx, { video, video_type, video_poster, video_seconds, video_ready }: VideoRow) {
  if (!video || !video_type) return null;
  return {
    key: video.replace(/^.*\//, '').slice(0, 12),
    url: mediaLink(ctx, video, video_type).url,
    contentType: video_type,
    poster: video_poster && mediaLink(ctx, video_poster, 'image/jpeg').url,
    seconds: video_seconds,
    ready: video_ready,
  };
}

/** Through whose own sign-up a person came: told to the person and to that company, for it is nobody else's business. */
function corporateOf({ actor }: Ctx, { id, corporate_id, corporate_name }: sql.Person) {
  const told = corporate_id && (actor?.accountId === id || actor?.companyId === corporate_id);
  if (!told) return { corporateInfo: null, corporateIdentityCandidate: null };
  return { corporateInfo: { companyId: corporate_id, companyName: corporate_name ?? '' }, corporateIdentityCandidate: corporate_id };
}

/** What the caller may know of a closeup: others only of one that is released, lasts, and is shared at the profile. */
async function closeupShown({ db, actor, now }: Ctx, id: string) {
  const found = await sql.closeupAt(db, id, now().toISOString());
  if (actor?.accountId === id || actor?.userType === 'User')
    return { closeUpEnrollType: found.enroll ?? 'none', closeUpConnected: found.id !== null, closeupId: found.id };
  const open = found.open && found.shared;
  return { closeUpEnrollType: null, closeUpConnected: open, closeupId: open ? found.id : null };
}

/** The career stage in the spelling in which it was sent, unless another one took its place since. */
function stageOf({ career_stage: key, career_stage_label: label }: sql.ProfileRow): CareerStage | null {
  if (key === null) return null;
  return label !== null && careerStageKeyOf(label) === key ? (label as CareerStage) : careerStages[key];
}

/** What the person said of the career at sign-up, as long as the profile is none or from the time before. */
export const saidAtSignUp = (person: Pick<sql.Person, 'career_stage' | 'activated_at'>, row: sql.ProfileRow | undefined) =>
  person.career_stage && (!row || (person.activated_at && new Date(row.changed_at) <= new Date(person.activated_at)))
    ? (person.career_stage as CareerStage)
    : undefined;

/** How much of a profile somebody sees besides what stands in it. */
export interface Shown {
  /** E-mail address, telephone, address and day of birth. */
  contact: boolean;
  documents: boolean;
}

async function shown(ctx: Ctx, person: sql.Person, row: sql.ProfileRow | undefined, { contact, documents }: Shown): Promise<ShownProfile> {
  const { id } = person;
  const [experiences, educations, skills, languages, papers, numberOfInterviewDone, further, closeup] = await Promise.all([
    entries.listExperiences(ctx.db, id),
    entries.listEducations(ctx.db, id),
    entries.listSkills(ctx.db, id),
    entries.listLanguages(ctx.db, id),
    documents ? listDocuments(ctx.db, id) : [],
    sql.countInterviews(ctx.db, id),
    answersOf(ctx.db, id),
    closeupShown(ctx, id),
  ]);
  const video = row ? videoOf(ctx, row) : null;
  return {
    id,
    firstName: person.first_name,
    lastName: person.last_name,
    email: contact ? person.email : null,
    DOB: contact ? (row?.birth_date ?? null) : null,
    cAddress: contact ? (row?.address ?? '') : null,
    cTelephone: contact ? (row?.phone ?? '') : null,
    nationality: row?.nationality ?? null,
    workPermit: (row?.work_permits ?? []) as WorkPermit[],
    about: row?.about ?? '',
    profession: row?.profession ?? '',
    company: row?.employer ?? '',
    universityName: row?.university ?? '',
    interCourseofStudies: row?.course_of_studies ?? '',
    interHigestGraduation: (row?.highest_graduation ?? null) as GraduationType | null,
    preferdTypeOfHiring: (row?.employment_types ?? []) as HiringPreference[],
    careerStage: saidAtSignUp(person, row) ?? (row ? stageOf(row) : null),
    cProfilePic: faceUrl(ctx, person.picture),
    cProfileVideo: video?.url ?? null,
    profileVideo: video,
    profileVideos: [{ question_no: 1, ...row }, ...further].flatMap((one) => {
      const shown = one.video ? videoOf(ctx, one as VideoRow) : null;
      return shown ? [{ questionNo: one.question_no, ...shown }] : [];
    }),
    experiences: experiences.map(experienceOf),
    educations: educations.map(educationOf),
    skills: skills.map(({ id, name }) => ({ id, name })),
    languages: languages.map(({ id, language, level }) => ({ id, language, level }) as Spoken),
    documents: papers.map((one) => documentOnWire(ctx, one)),
    numberOfInterviewDone,
    ...corporateOf(ctx, person),
    ...closeup,
  };
}

/**
 * The whole profile of a candidate as others may see it; whether the caller may is asked before, and the look is noted
 * by `audited` there. An account that is none of a living candidate does not exist.
 */
export async function profileOf(ctx: Ctx, accountId: string, shows: Shown = { contact: true, documents: true }): Promise<ShownProfile> {
  const [person, row] = await Promise.all([sql.findCandidate(ctx.db, accountId), sql.findProfile(ctx.db, accountId)]);
  if (!person) throw new Refused('not-found');
  return shown(ctx, person, row, shows);
}

/** What is missing for a profile worth showing, the most useful first. */
export function missingIn(profile: ShownProfile): ProfilePart[] {
  const there: Record<ProfilePart, boolean> = {
    picture: profile.cProfilePic !== null,
    about: profile.about !== '',
    profession: profile.profession !== '',
    experience: profile.experiences.length > 0 || profile.careerStage === 'Student',
    skills: profile.skills.length >= 3,
    languages: profile.languages.length > 0,
    education: profile.educations.length > 0,
    documents: profile.documents.length > 0,
    contact: Boolean(profile.cTelephone),
    video: profile.profileVideo !== null,
  };
  return profileParts.filter((part) => !there[part]);
}

/** The caller's own profile, empty where none was begun. */
export async function ownProfile(ctx: Ctx<Actor>): Promise<CandidateProfile> {
  const { accountId } = ctx.actor;
  const [person, row, reuseVideoInterview] = await Promise.all([
    sql.findCandidate(ctx.db, accountId),
    sql.findProfile(ctx.db, accountId),
    sql.reusesAnswers(ctx.db, accountId),
  ]);
  if (!person) throw new Refused('not-found');
  const profile = await shown(ctx, person, row, { contact: true, documents: true });
  const companyId = row?.added_by_company;
  return {
    ...profile,
    cProfileView: row?.views ?? 0,
    cProfileVideoView: row?.video_views ?? 0,
    profileSharing: row?.sharing ?? 'private',
    reuseVideoInterview,
    findableSince: row?.findable_since ?? null,
    missing: missingIn(profile),
    addedBy: companyId ? { companyId, companyName: await companyName(ctx.db, companyId) } : null,
    changedAt: row?.changed_at ?? null,
  };
}
