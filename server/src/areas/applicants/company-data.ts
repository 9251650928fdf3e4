import { type CompanyData, type CompanyReader, listOf, together } from '../../platform/company-data/company-data.ts';
import type { World } from '../../platform/context.ts';
import { pictureFile } from '../../platform/files/pictures.ts';
import { attachedEmails, eachApplication, interviewersOf, lettersOf, offersOf, talksOf } from '../applications/index.ts';
import * as sql from './company-data.sql.ts';
import { reasonName } from './mails/denial.ts';

type Reason = { reason_preset: string | null; reason_name: string | null };
const reasonIn = ({ language }: CompanyReader, { reason_preset, reason_name }: Reason) =>
  reasonName(language, { preset: reason_preset, name: reason_name });

const applications = (ctx: World, reader: CompanyReader) =>
  listOf(
    'applications',
    [
      ...(['id', 'alias', 'namesLeftOut', 'firstName', 'lastName', 'email', 'phone', 'language', 'jobId', 'jobTitle', 'status'] as const),
      ...(['statusAt', 'reason', 'mark', 'message', 'createdAt', 'appliedAt', 'startedAt', 'interviewSentAt', 'withdrawnAt'] as const),
      ...(['replyBy', 'recordingsRemovedAt', 'file'] as const),
    ],
    eachApplication(ctx, reader, async (ids, of) =>
      (await sql.applicationsIn(ctx.db, ids, reader.accountId)).map((row) => {
        const { blind, alias, folder, first_name, last_name, email, picture } = of(row.id);
        // what somebody wrote tells who it is
        const person = blind
          ? { firstName: '', lastName: '', email: '', phone: '', message: '', file: null }
          : {
              firstName: first_name,
              lastName: last_name,
              email,
              phone: row.phone,
              message: row.message,
              file: picture && `${folder}/picture.webp`,
            };
        return { ...row, ...person, alias, namesLeftOut: blind, reason: reasonIn(reader, row), stored: picture };
      }),
    ),
    ({ file, stored }) => (file && stored ? [{ path: file, stored: pictureFile(stored) }] : []),
  );

const statusChanges = (ctx: World, reader: CompanyReader) =>
  listOf(
    'statusChanges',
    ['applicationId', 'status', 'at', 'by', 'reason', 'mail'],
    eachApplication(ctx, reader, async (ids, of) =>
      (await sql.changesIn(ctx.db, ids)).map((row) => {
        const { blind, account_id } = of(row.applicationId);
        return { ...row, by: blind && row.changed_by === account_id ? null : row.by, reason: reasonIn(reader, row) };
      }),
    ),
  );

/** What colleagues wrote and gave, and whom they asked to look. */
const judgements = (ctx: World, reader: CompanyReader) => [
  listOf(
    'comments',
    ['id', 'applicationId', 'text', 'by', 'mentions', 'questionNo', 'second', 'createdAt', 'updatedAt'],
    eachApplication(ctx, reader, async (ids, of) =>
      (await sql.commentsIn(ctx.db, ids)).map((row) => ({ ...row, text: of(row.applicationId).masked(row.text) })),
    ),
  ),
  listOf(
    'stars',
    ['applicationId', 'questionNo', 'stars', 'at'],
    eachApplication(ctx, reader, (ids) => sql.starsIn(ctx.db, ids, reader.accountId)),
  ),
  listOf(
    'scores',
    ['applicationId', 'criterion', 'points', 'note', 'wholeNote', 'by', 'at'],
    eachApplication(ctx, reader, async (ids, of) =>
      (await sql.scoresIn(ctx.db, ids, reader.accountId)).map((row) => {
        const { masked } = of(row.applicationId);
        return { ...row, note: masked(row.note), wholeNote: masked(row.wholeNote) };
      }),
    ),
  ),
  listOf(
    'reviewRequests',
    ['applicationId', 'reviewer', 'by', 'at', 'due', 'doneAt'],
    eachApplication(ctx, reader, (ids) => sql.requestsIn(ctx.db, ids)),
  ),
];

/** What went to and fro between the company and its applicants. */
const correspondence = (ctx: World, reader: CompanyReader) => [
  listOf(
    'letters',
    ['applicationId', 'byCandidate', 'subject', 'text', 'at'],
    eachApplication(ctx, reader, async (ids, of) =>
      (await lettersOf(ctx.db, ids)).map((row) => {
        const { masked } = of(row.application_id);
        return {
          applicationId: row.application_id,
          byCandidate: row.by_candidate,
          subject: masked(row.subject),
          text: masked(row.body),
          at: row.sent_at,
        };
      }),
    ),
  ),
  listOf(
    'emails',
    ['applicationId', 'at', 'from', 'to', 'subject', 'text', 'shortened', 'fileCount'],
    eachApplication(ctx, reader, async (ids, of) =>
      (
        await attachedEmails(
          ctx,
          ids.filter((id) => !of(id).blind),
        )
      ).map(({ application_id, sent_at, copy: { files, ...copy } }) => ({
        applicationId: application_id,
        at: sent_at,
        ...copy,
        fileCount: files,
      })),
    ),
  ),
];

/** When the company meets its applicants. */
const talks = (ctx: World, reader: CompanyReader) => [
  listOf(
    'talks',
    ['applicationId', 'startsAt', 'minutes', 'timeZone', 'place', 'interviewers', 'cancelledAt'],
    eachApplication(ctx, reader, async (ids) => {
      const people = await interviewersOf(ctx.db, ids);
      return (await talksOf(ctx.db, ids)).map((row) => ({
        applicationId: row.application_id,
        startsAt: row.starts_at,
        minutes: row.minutes,
        timeZone: row.time_zone,
        place: row.place,
        interviewers: people.filter((one) => one.application_id === row.application_id).map((one) => `${one.first_name} ${one.last_name}`),
        cancelledAt: row.cancelled_at,
      }));
    }),
  ),
  listOf(
    'talkOffers',
    ['applicationId', 'times', 'minutes', 'timeZone', 'place', 'note', 'at'],
    eachApplication(ctx, reader, async (ids, of) =>
      (await offersOf(ctx.db, ids)).map(({ application_id, time_zone, offered_at, note, ...row }) => ({
        ...row,
        applicationId: application_id,
        timeZone: time_zone,
        note: of(application_id).masked(note),
        at: offered_at,
      })),
    ),
  ),
];

/** By what the company judges, and how. */
const rules = (ctx: World, { companyId, language }: CompanyReader) => [
  listOf(
    'criteria',
    ['jobId', 'position', 'name', 'levels', 'at'],
    together(() => sql.criteriaOfCompany(ctx.db, companyId)),
  ),
  listOf(
    'denialReasons',
    ['id', 'name', 'letters', 'position', 'createdAt', 'archivedAt'],
    together(async () =>
      (await sql.reasonsOfCompany(ctx.db, companyId)).map(({ preset, name, ...row }) => ({
        ...row,
        name: reasonName(language, { preset, name }),
      })),
    ),
  ),
  listOf(
    'blindReviewChoices',
    ['namesLeftOut', 'at', 'by'],
    together(() => sql.blindChoicesOf(ctx.db, companyId)),
  ),
];

/** The applicants of a company, what it thought of them, and what it wrote to them. */
export const applicantCompanyData: CompanyData = {
  area: 'applicants',
  tell: (ctx, reader) => [
    applications(ctx, reader),
    statusChanges(ctx, reader),
    ...judgements(ctx, reader),
    ...correspondence(ctx, reader),
    ...talks(ctx, reader),
    ...rules(ctx, reader),
  ],
};
