import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { departments, employeeBands } from '../reference-lists.ts';
import { flag, industry, maxImageBytes, required, text } from '../vocabulary.ts';

const picture = { maxBytes: maxImageBytes, kinds: ['image'] } as const;

export const company = {
  update: endpoint({
    route: 'POST /api/registration/recruiter/company/update',
    access: 'owner',
    byKey: 'settings:write',
    summary: 'Changes the details of the own company; at most three industries (R142).',
    body: z.object({
      companyName: required(120),
      industries: z.array(industry).max(3),
      employees: z.enum(employeeBands).nullable(),
      /** Those the company has (R268); left out, they stay. */
      departments: z.array(z.enum(departments)).max(departments.length).optional(),
      address: text(300),
      website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]),
      phone: text(40),
      timeZone: required(60),
    }),
  }),
  updateLogo: endpoint({
    route: 'POST /api/registration/recruiter/company/updatelogo',
    access: 'owner',
    byKey: 'settings:write',
    summary: 'Stores the logo of the own company, from the content of an image.',
    upload: picture,
    reply: z.object({ companyLogo: z.string() }),
    refusals: ['broken-image'],
  }),
  deleteLogo: endpoint({
    route: 'POST /api/registration/recruiter/company/deletelogo',
    access: 'owner',
    byKey: 'settings:write',
    summary: 'Removes the logo of the own company.',
  }),
  profilePic: endpoint({
    route: 'POST /api/registration/recruiter/update/profilepic',
    access: 'hiring-manager',
    summary: "Stores the recruiter's picture; delete=true removes it (R180).",
    query: z.object({ delete: flag.optional() }),
    upload: { ...picture, optional: true },
    reply: z.object({ profilePic: z.string().nullable() }),
    refusals: ['broken-image'],
  }),
  industries: endpoint({
    route: 'GET /api/industrylist/{locale}',
    access: 'public',
    summary: 'The industries to choose from, labelled in the language asked for; `gb` answers in the language of the header.',
    params: z.object({ locale: z.enum(['en', 'gb', 'de', 'fr']) }),
    reply: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
};
