import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { byId, id, maxImageBytes, revision, text } from '../vocabulary.ts';
import { jobAd, jobAdFields, personInCharge } from './shapes.ts';

const named = z.object({ bookingId: shortCode });
const foreign = ['not-found'] as const;
/** `companyId` is taken as the specification writes it; the company is the caller's own, whatever it says. */
const pictured = named.extend({ companyId: id.optional() });

export const jobAdEditing = {
  create: endpoint({
    route: 'POST /api/v2/jobad/create/generalinformation',
    access: 'recruiter',
    byKey: 'jobs:write',
    idempotent: true,
    summary:
      'Makes a draft, empty, with what is named, or as a copy of another ad of the company; books a place for it unless a free booking is named (R214).',
    body: jobAdFields.partial().extend({ bookingId: shortCode.optional(), copyOf: shortCode.optional() }),
    reply: jobAd,
    refusals: ['not-found', 'booking-taken', 'jobad-plan-needed'],
    rate: { max: 60, seconds: 60 },
  }),
  update: endpoint({
    route: 'POST /api/v2/jobad/update/generalinformation',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Changes what is named and leaves the rest. `revision` refuses the change when somebody else was quicker.',
    body: jobAdFields.partial().extend({ bookingId: shortCode, revision: revision.optional() }),
    reply: jobAd,
    refusals: ['not-found', 'changed-elsewhere', 'job-ad-incomplete', 'deadline-passed', 'jobad-plan-needed'],
  }),
  read: endpoint({
    route: 'GET /api/v2/jobad/edit',
    access: 'hiring-manager',
    byKey: 'jobs:read',
    summary: 'An ad of the own company as it is edited.',
    query: named,
    reply: jobAd,
    refusals: foreign,
  }),
  parts: endpoint({
    route: 'GET /api/v2/jobad/parts',
    access: 'hiring-manager',
    byKey: 'jobs:read',
    summary: 'What stands under a booking of the own company: an ad, a job code, or both.',
    query: named,
    reply: z.object({ jobAd: z.boolean(), jobCode: z.string().nullable() }),
    refusals: foreign,
  }),
  publish: endpoint({
    route: 'POST /api/v2/jobad/publish',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Opens the ad for 90 days; a closed or expired one begins anew. It needs a title, tasks, and what people search by.',
    body: named,
    reply: jobAd,
    refusals: ['not-found', 'job-ad-incomplete', 'deadline-passed', 'jobad-plan-needed'],
  }),
  unpublish: endpoint({
    route: 'POST /api/v2/jobad/takeback',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Makes a published ad a draft again: nobody outside of the company sees it.',
    body: named,
    reply: jobAd,
    refusals: foreign,
  }),
  archive: endpoint({
    route: 'POST /api/v2/jobad/archive',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Puts an ad away with its applicants; nobody outside of the company sees it.',
    body: named,
    reply: jobAd,
    refusals: foreign,
  }),
  unarchive: endpoint({
    route: 'POST /api/v2/jobad/bringback',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Takes an ad out of the archive, as a draft.',
    body: named,
    reply: jobAd,
    refusals: foreign,
  }),
  uploadThumbnail: endpoint({
    route: 'POST /api/v2/jobad/uploadthumbnail',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Stores the picture of an ad, from the content of an image.',
    body: pictured,
    upload: { maxBytes: maxImageBytes, kinds: ['image'] },
    reply: jobAd,
    refusals: ['not-found', 'broken-image'],
  }),
  deleteThumbnail: endpoint({
    route: 'POST /api/v2/jobad/deletethumbnail',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Removes the picture of an ad; the default picture stands in its place.',
    body: pictured,
    reply: jobAd,
    refusals: foreign,
  }),
  attachJobCode: endpoint({
    route: 'POST /api/v2/jobad/attach/jobcode',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary:
      'Puts the ad and a job code of the company under one booking: applying then leads into its interview. Whichever has no applicants moves.',
    body: named.extend({ jobCodeId: shortCode }),
    reply: jobAd,
    refusals: ['not-found', 'booking-taken', 'job-code-in-use'],
  }),
  detachJobCode: endpoint({
    route: 'POST /api/v2/jobad/detach/jobcode',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Gives the job code of the ad a booking of its own, as long as nobody has applied.',
    body: named,
    reply: jobAd,
    refusals: ['not-found', 'job-code-in-use'],
  }),
  recruiters: endpoint({
    route: 'GET /api/v2/jobad/recruiters',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary: 'Those in charge of an ad.',
    query: named,
    reply: z.object({ items: z.array(personInCharge) }),
    refusals: foreign,
  }),
  addRecruiter: endpoint({
    route: 'POST /api/v2/jobad/add/recruiter',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Puts a recruiter of the company in charge; a fourth one is refused (R226).',
    body: named.extend({ recruiterId: id }),
    reply: jobAd,
    refusals: ['not-found', 'too-many-recruiters'],
  }),
  removeRecruiter: endpoint({
    route: 'POST /api/v2/jobad/remove/recruiter',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Takes a recruiter out of charge.',
    body: named.extend({ recruiterId: id }),
    reply: jobAd,
    refusals: foreign,
  }),
};

/** A folder of job ads. */
const category = z.object({ id: z.string(), name: z.string(), count: z.number() });
export const categoryName = text(60, 1);

export const jobAdCategories = {
  list: endpoint({
    route: 'GET /api/v2/jobad/categories',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary: "The company's folders by name, and how many ads lie in each.",
    reply: z.object({ items: z.array(category) }),
  }),
  create: endpoint({
    route: 'POST /api/v2/jobad/categories/create',
    access: 'recruiter',
    byKey: 'jobs:write',
    idempotent: true,
    summary: 'Makes a folder.',
    body: z.object({ name: categoryName }),
    reply: category,
    refusals: ['category-exists'],
    rate: { max: 60, seconds: 60 },
  }),
  rename: endpoint({
    route: 'POST /api/v2/jobad/categories/rename',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Gives a folder another name; its ads stay in it.',
    body: z.object({ id, name: categoryName }),
    reply: category,
    refusals: ['not-found', 'category-exists'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/jobad/categories/delete',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Deletes an empty folder; one with ads in it is refused (R212).',
    body: byId,
    refusals: ['not-found', 'category-filled'],
  }),
};
