import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { headsOf } from './page-metadata.ts';

const { world, as, work, mailsTo } = await startWorld();
let recruiter: Call;
let job: { id: string; bookingId: string };

beforeAll(async () => {
  recruiter = await as((await givenRecruiter(world, 'Lindenhof')).accountId);
  job = await givenJobCode(recruiter, { title: 'Baker & <b>friends</b>' });
});

const headOf = (url: string, language = 'en') => {
  const { pathname } = new URL(url, 'http://vitrine.test');
  return headsOf(world)({ query: { lang: language }, headers: {}, ip: '127.0.0.1' } as never, pathname);
};

/** The path of the link that a letter brings. */
async function invited(email: string) {
  await recruiter(invitations.invite, { bookingId: job.bookingId, candidates: [{ email, firstName: 'Ada', lastName: 'Unterwood' }] });
  await work();
  return (await mailsTo(email))[0]?.text.match(/\/video-interview\/[\w/-]+/)?.[0] ?? '';
}

describe('the first page of an interview', () => {
  it('is there before its program: who asks, how much, and what is recorded, in the language of whoever reads', async () => {
    const link = await invited('first@mail.test');
    const head = await headOf(link);
    expect(head).toMatchObject({ noindex: true, personal: true, bare: true });
    for (const said of ['Hello Ada', 'Lindenhof', 'Baker &amp; &lt;b&gt;friends', 'One question', 'are recorded and stored for Lindenhof'])
      expect(head?.body.text).toContain(said);
    expect(head?.body.text).not.toMatch(/Unterwood|first@mail\.test/);
    expect((await headOf(link, 'de'))?.body.text).toContain('Guten Tag Ada');
    expect((await headOf(link, 'fr'))?.body.text).toContain('Bonjour Ada');
  });

  it('brings what the screen asks first, and without scripts leads to the forms', async () => {
    const link = await invited('second@mail.test');
    const head = await headOf(link);
    const [, , jobcodeId = '', uniqueId = ''] = link.split('/');
    const nobody = await as();
    expect(head?.answers?.asked[0]).toMatchObject({ endpoint: { route: interview.landing.route }, asked: { jobcodeId, uniqueId } });
    expect(head?.answers?.asked[0]?.reply).toEqual(await nobody(interview.landing, { jobcodeId, uniqueId }));
    expect(head?.body.text).toContain(`<noscript><p><a class="apply" href="/plain${link}?lang=en">`);
  });

  it('greets nobody by a link that was used or taken back, and is not written for one that leads nowhere', async () => {
    const link = await invited('third@mail.test');
    const person = await as((await givenPerson(world)).accountId);
    const [, , jobcodeId = '', uniqueId = ''] = link.split('/');
    await person(interview.begin, { jobcodeId, uniqueId, consent: true });
    expect(await headOf(link)).toBeUndefined();
    const takenBack = await invited('fourth@mail.test');
    await person(invitations.decline, { uniqueId: takenBack.split('/')[3] ?? '' });
    expect(await headOf(takenBack)).toBeUndefined();
    expect(await headOf('/video-interview/unknown')).toBeUndefined();
    const draft = await givenJobCode(recruiter, { title: 'Not announced', published: false });
    expect(await headOf(`/video-interview/${draft.id}`)).toBeUndefined();
  });
});
