import { hour } from '@vitrine/contract/durations.ts';
import { type interviewUploads, takenBackHours } from '@vitrine/contract/interviews/uploads.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { storingFiles } from '../../../platform/files/stored-files.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { demandName, nameOf } from '../../../platform/typed-name.ts';
import { demandRecording } from '../../../providers/media/index.ts';
import { findPerson, newLink } from '../../accounts/index.ts';
import { updateApplication } from '../../applications/index.ts';
import { notify } from '../../notifications/index.ts';
import * as applications from '../interviews.sql.ts';
import { offeredLetter } from '../mails/offered.ts';
import { demandUnsent, type Interview, loadInterview, questionOf, stateOf } from '../rules.ts';
import { addFilm, makeFilm } from '../takes/films.ts';
import * as takes from '../takes/takes.sql.ts';
import { agreeTo, filmBeforeAdministrators, refuse, waitingOf } from './offered.ts';
import * as sql from './uploads.sql.ts';

type Administrator = Ctx<Actor>;

/** The interview of an application, also of one that was not begun: then with the questions that it would begin with. */
async function interviewToFill(ctx: Administrator, applicationId: string): Promise<Interview> {
  const application = await applications.findApplication(ctx.db, applicationId);
  const code = application && (application.job_code_id ?? (await applications.findJobCodeOfBooking(ctx.db, application.booking_id))?.id);
  const job = code && (await applications.findJobCode(ctx.db, code));
  if (!job) throw new Refused('not-found');
  return loadInterview(ctx, { ...application, job_code_id: job.id, question_set_id: application.question_set_id ?? job.current_set });
}

interface Film {
  questionNo: number;
  origin: string;
}

const inADay = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() + takenBackHours * hour).toISOString();

/** Takes back what waits at a question: of what is offered for one, the candidate sees one. */
const makeWay = (ctx: Atomic<Administrator>, waiting: takes.TakeRow[], questionNo: number) =>
  sql.takeBack(
    ctx.db,
    waiting.filter((one) => one.question_no === questionNo).map(({ id }) => id),
    inADay(ctx),
  );

/** Stores a film and offers it to the candidate, who is told; what waited at the same question is taken back. */
async function offer(ctx: Administrator, interview: Interview, { questionNo, origin }: Film, file: UploadedFile) {
  await demandRecording(file.path);
  const id = ctx.newId();
  const applicationId = interview.application.id;
  return storingFiles(ctx, async (ctx) => {
    const made = await makeFilm(ctx, id, file);
    return atomically(ctx, async (ctx) => {
      const application = await applications.lockApplication(ctx.db, applicationId);
      if (!application) throw new Refused('not-found');
      demandUnsent({ ...interview, application }, ctx.now());
      const waiting = await waitingOf(ctx, applicationId);
      await makeWay(ctx, waiting, questionNo);
      const take = await addFilm(ctx, interview, questionNo, { id, file, made, state: 'offered', uploaded: true, origin });
      // the questions that were answered are those it is begun with
      const { job_code_id, question_set_id } = interview.application;
      await updateApplication(ctx.db, applicationId, { job_code_id, question_set_id });
      await audited(ctx, { action: 'added', object: 'answer', objectId: id, subjects: [application.account_id] });
      await tell(ctx, interview, waiting.length > 0);
      return filmBeforeAdministrators(take);
    });
  });
}

/** One letter for films that come one after the other; the bell counts on. */
async function tell(ctx: Atomic<Administrator>, { application, job }: Interview, told: boolean) {
  const { account_id: accountId, booking_id: bookingId, id } = application;
  await notify(ctx, [accountId], { kind: 'offered', thing: id, applicationId: id, bookingId });
  const person = told ? undefined : await findPerson(ctx.db, accountId);
  if (!person) return;
  const language = person.language as Language;
  const address = `${ctx.url()}/application/${bookingId}`;
  const url = person.guest ? `${address}?guest=${await newLink(ctx, accountId, 'guest', { bookingId })}` : address;
  const letter = offeredLetter(language, { name: person.first_name, company: job.company_name, title: job.title, url });
  await sendMail(ctx, { email: person.email, language }, letter, { about: accountId });
}

/**
 * A film that waits or was taken back, and its application, held until the transaction ends: the application first, as
 * whoever agrees holds it, who takes what waits then for an answer.
 */
async function holdFilm(ctx: Atomic<Ctx>, takeId: string) {
  const found = await takes.findTake(ctx.db, takeId);
  const application = found ? await applications.lockApplication(ctx.db, found.application_id) : undefined;
  const take = await takes.lockTake(ctx.db, takeId);
  if (!application || take?.state !== 'offered') throw new Refused('not-found');
  return { take, application };
}

export const interviewUploadHandlers: Handlers<typeof interviewUploads> = {
  async ofCandidate(ctx, { candidate_id }) {
    const person = await findPerson(ctx.db, candidate_id);
    if (!person) throw new Refused('not-found');
    const rows = await sql.interviewsOf(ctx.db, candidate_id);
    await audited(ctx, { action: 'seen', object: 'application', objectId: candidate_id, subjects: [candidate_id] });
    const all = await takes.takesOf(
      ctx.db,
      rows.map(({ id }) => id),
    );
    const items = rows.map(async (row) => {
      const own = all.filter((take) => take.application_id === row.id);
      const questions = await applications.questionsOf(ctx.db, row.question_set_id ?? row.current_set);
      return {
        applicationId: row.id,
        title: row.title,
        companyName: row.company_name,
        open: !row.submitted_at && !row.withdrawn_at && questions.length > 0 && stateOf(row, undefined, true, ctx.now()) === 'open',
        questions: questions.map(({ position, text }) => ({
          questionNo: position,
          text,
          answered: own.some((take) => take.chosen && take.question_no === position),
        })),
        offered: own.filter(({ state }) => state === 'offered').map(filmBeforeAdministrators),
      };
    });
    return { name: nameOf(person), items: await Promise.all(items) };
  },

  async upload(ctx, { id, questionNo, origin }, file) {
    const interview = await interviewToFill(ctx, id);
    demandUnsent(interview, ctx.now());
    questionOf(interview, questionNo);
    return offer(ctx, interview, { questionNo, origin }, file);
  },

  takeBack: (ctx, { takeId, name }) =>
    atomically(ctx, async (ctx) => {
      const { take, application } = await holdFilm(ctx, takeId);
      const person = await findPerson(ctx.db, application.account_id);
      if (!person) throw new Refused('not-found');
      demandName(nameOf(person), name);
      // taken back twice, it stays at the earlier moment
      if (take.remove_at) return { removeAt: take.remove_at };
      const removeAt = inADay(ctx);
      await sql.takeBack(ctx.db, [takeId], removeAt);
      await audited(ctx, { action: 'removed', object: 'answer', objectId: takeId, subjects: [application.account_id] });
      return { removeAt };
    }),

  async offerAgain(ctx, { takeId }) {
    await atomically(ctx, async (ctx) => {
      const { take, application } = await holdFilm(ctx, takeId);
      const interview = await interviewToFill(ctx, application.id);
      demandUnsent(interview, ctx.now());
      if (!take.remove_at) return;
      const waiting = await waitingOf(ctx, application.id);
      await makeWay(ctx, waiting, take.question_no);
      await sql.offerAgain(ctx.db, takeId);
      await audited(ctx, { action: 'changed', object: 'answer', objectId: takeId, subjects: [application.account_id] });
      await tell(ctx, interview, waiting.length > 0);
    });
  },

  answer: (ctx, { applicationId, agree, takeIds }) => (agree ? agreeTo(ctx, applicationId, takeIds) : refuse(ctx, applicationId)),
};
