import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, instant, maxVideoBytes, whole } from '../vocabulary.ts';
import { candidateProfile, maxProfileAnswers, profileVideo } from './shapes.ts';

/** MOV, MP4 or M4V by their content (R144), or what a browser records; under 100 MB (R145). */
const upload = { maxBytes: maxVideoBytes, kinds: ['video', 'recording'] } as const;

/** A profile video answers one question or several, each by its number. */
export const profileVideos = {
  upload: endpoint({
    route: 'POST /api/profile/candidate/upload/profilevideo',
    access: 'candidate',
    summary:
      'Stores the answer of the profile video to one question from form data, in place of the one before; with `isLastAnswer=true` the answers to later questions go. With `uploadLink=true` it stores nothing and answers an address that takes the file for 15 minutes (R178).',
    query: z.object({ questionNo: whole(1, maxProfileAnswers).default(1), isLastAnswer: flag.optional(), uploadLink: flag.optional() }),
    upload: { ...upload, optional: true },
    reply: z.object({
      profileVideo: profileVideo.nullable(),
      /** Where to send the file, as form data. */
      uploadLink: z.string().nullable(),
      expiresAt: instant.nullable(),
    }),
    refusals: ['file-missing', 'broken-video'],
    rate: { max: 60, seconds: 3600 },
  }),
  uploadByLink: endpoint({
    route: 'POST /api/v2/profile/candidate/profilevideo/{link}',
    access: 'public',
    summary: 'Stores the profile video of the person who obtained this link.',
    params: z.object({ link: z.string().regex(/^[\w.-]{80,200}$/) }),
    upload,
    reply: z.object({ profileVideo: profileVideo.nullable() }),
    refusals: ['link-expired', 'broken-video'],
    rate: { max: 60, seconds: 3600 },
  }),
  remove: endpoint({
    route: 'POST /api/profile/candidate/deleteprofilevideo',
    access: 'candidate',
    summary: 'Removes the profile video with all its answers and their files.',
    reply: candidateProfile,
  }),
};
