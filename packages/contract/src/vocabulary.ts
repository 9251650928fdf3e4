import * as z from 'zod';
import { industries } from './reference-lists.ts';

/** The three kinds of user; `User` is an administrator (R002, R003). */
export const userTypes = ['Candidate', 'Recruiter', 'User'] as const;
export type UserType = (typeof userTypes)[number];
export const userType = z.enum(userTypes);

/** What somebody may in their company; the first may most. */
export const companyRoles = ['owner', 'recruiter', 'hiring-manager'] as const;
export type CompanyRole = (typeof companyRoles)[number];
export const companyRole = z.enum(companyRoles);

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
export const language = z.enum(languages);

export const industry = z.enum(industries);

/** How many of what was found have this value. */
export const facetCount = z.object({ value: z.string(), count: z.number() });

/** Characters that cannot be seen, but for spaces, tabs and line breaks: a field may not hold any (R138). */
const invisible = /(?![\t\n\r])\p{Cc}|[\u00AD\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;
export const invisibleMessage = 'the field can not contain invisible characters';

/** Letters of scripts that write with joiners, and emoji that are made of several: there a joiner is seen. */
const joining = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Mong Tibt'.split(' ');
const joinable = [...joining.map((script) => `sc=${script}`), 'Extended_Pictographic', 'Emoji_Modifier'].map((one) => `\\p{${one}}`);
const joined = new RegExp(`(${joinable.join('|')}|\\uFE0F)[\\u200C\\u200D](?=\\p{L}|\\p{Extended_Pictographic})`, 'gu');
const isVisible = (value: string) => !invisible.test(value.replace(joined, '$1'));

/** A line or paragraph typed by a person: trimmed, bounded, without invisible characters. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .max(max)
    .min(min)
    .refine((value) => isVisible(value) && value.isWellFormed(), { message: invisibleMessage });

export const required = (max: number) => text(max, 1);

/** Typed by whoever closes or deletes something of somebody: its name, as it stands there. */
export const typedName = text(200);

/** An address of electronic mail, lower-cased: one account per address. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .refine((value) => !invisible.test(value), { message: invisibleMessage })
  // the place of addresses that were removed: nobody has one there
  .refine((value) => !value.endsWith('@removed.invalid'))
  .meta({ format: 'email' });

/** Taken as it is, whatever characters it holds: a password, or the token of a mailed link. */
export const secret = (max = 100) => z.string().max(max).meta({ format: 'password' });

export const password = z.string().min(8).max(127).meta({ format: 'password' });

export const id = z.uuid();
/** Names one thing. */
export const byId = z.object({ id });

/** A secret of a link: at least 128 random bits, base64url. */
export const linkToken = z.string().regex(/^[\w-]{22,64}$/);

/** An address within the product, for going on where somebody was; never of another site. */
export const ownAddress = text(500).regex(/^\/(?![/\\])/, 'must be an address of this site');

/** A flag in a query string. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** A whole number in a query string or form. */
export const whole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** What somebody saved on, counted up with each saving: whoever saves over a newer one is told (`changed-elsewhere`). */
export const revision = whole(0, 2_000_000_000);

/** Pages are counted from 1; `count` is the page size asked for. */
export const paging = z.object({
  page: whole(1, 100_000).default(1),
  count: whole(1, 200).default(10),
});
export type Paging = z.output<typeof paging>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    page: z.number(),
    count: z.number(),
  });

/** A page of a list that may be very long: up to 10,000 `total` is counted, beyond it is an estimate. */
export const longPageOf = <T extends z.ZodType>(item: T) => pageOf(item).extend({ totalIsEstimate: z.boolean() });

/** Page count is the ceiling of total over page size (R221). */
export const pageCount = (total: number, count: number) => Math.ceil(total / count);

/** An instant on the wire, ISO 8601 in UTC. */
export const instant = z.string();

/** Under 100 MB for chosen video files (R145). */
export const maxVideoBytes = 100 * 1024 * 1024 - 1;
export const maxImageBytes = 10 * 1024 * 1024;

/** Length of a text answer and of long profile texts (R147). */
export const maxAnswerCharacters = 1000;

/** A notice stays for five seconds (R233). */
export const noticeMilliseconds = 5000;
/** The percent of a finished upload is cleared after three seconds (R137). */
export const uploadResetMilliseconds = 3000;
