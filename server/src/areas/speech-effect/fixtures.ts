import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import type { World } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication, givenVideo } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { sampleTexts } from './reading/sample.ts';

/** What a test begins with: the product, callers, and a clock that is moved. */
interface Product {
  world: World;
  as: (accountId: string) => Promise<Call>;
  later: (milliseconds: number) => void;
}

export const purpose = 'To talk about how answers are worded, after everybody has judged.';
export const asked = { on: true, purpose, responsible: 'Ada Lovelace', assessmentUrl: 'https://bakery.example/assessment' };
export const text = sampleTexts('en')[1] ?? '';

/** A company that has it on for a job, and a candidate who has answered and written down what was said. */
export async function givenAnswered(t: Product, { on = true, said = text }: { on?: boolean; said?: string } = {}) {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const job = await givenJobCode(recruiter);
  if (on) {
    await recruiter(effectUse.saveCompany, asked);
    await recruiter(effectUse.saveJob, { jobcodeId: job.id, on: true });
  }
  const candidate = await givenCandidate(t.world);
  const id = await givenApplication(t.world, job.bookingId, candidate.id);
  const takeId = await givenVideo(t.world, id, 1, { seconds: 300 });
  const own = await t.as(candidate.id);
  t.later(1000);
  const { changedAt } = await own(ownTranscripts.save, { takeId, text: said, language: 'en', changedAt: null });
  const write = async (released: boolean, at = changedAt) => own(ownTranscripts.share, { takeId, released, changedAt: at });
  const look = () => own(ownEffect.look, { applicationId: id });
  const agree = async (consent: 'counting' | 'company' | 'dossier', given = true) =>
    own(ownEffect.consent, { applicationId: id, consent, given, seen: (await look()).seen });
  const shown = () => recruiter(applicantEffect.look, { id });
  const rate = () => recruiter(deciding.rate, { id, questionNo: 1, stars: 4 });
  return { recruiter, owner, companyId, job, candidate, id, takeId, own, write, look, agree, shown, rate, changedAt };
}

/** Everything released, and the recruiter has rated. */
export async function givenReleasedEffect(t: Product) {
  const all = await givenAnswered(t);
  await all.write(true);
  await all.agree('counting');
  await all.agree('company');
  await all.rate();
  return all;
}
