import { imports } from '@vitrine/contract/imports/imports.ts';
import { jobImports } from '@vitrine/contract/imports/jobs.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany } from '../../accounts/fixtures.ts';

const t = await startWorld();

async function imported(name: string, text: string) {
  const { owner } = await givenCompany(t.world, name);
  const recruiter = await t.as(owner.id);
  const { id } = await recruiter(imports.upload, { fileName: 'jobs.json', kind: 'jobs', file: new Blob([text]) });
  const { bookingId: _none, ...choices } = (await recruiter(imports.one, { id })).choices;
  await recruiter(jobImports.start, { id, ...choices });
  await t.work();
  const { items } = await recruiter(companyJobs.list, { state: 'draft', count: 100, order: 'title' });
  const ads = await Promise.all(items.map(({ bookingId }) => recruiter(jobAdEditing.read, { bookingId })));
  return { import: await recruiter(imports.one, { id }), ads };
}

test('postings of schema.org in a list or a graph become drafts, with all their places, their pay and their texts', async () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Baker "night"',
    identifier: { '@type': 'PropertyValue', name: 'Elsewhere', value: 'N-1' },
    description: '<p>Bread,\nby hand</p><script>x</script>',
    qualifications: 'Patience\n\n- early\n- strong',
    employmentType: ['PART_TIME', 'OTHER'],
    jobLocation: [
      { '@type': 'Place', address: { addressLocality: 'Frankfurt', postalCode: '60311', addressCountry: 'DE' } },
      { '@type': 'Place', address: { addressLocality: 'Wien', addressCountry: { name: 'Austria' } } },
    ],
    baseSalary: { currency: 'EUR', value: { minValue: 14.5, maxValue: 17, unitText: 'HOUR' } },
    validThrough: '2031-05-04T21:59:59Z',
    applicationContact: { name: 'Lina Groß', email: 'lina@elsewhere.test' },
    inLanguage: 'en-US',
  };
  const found = await imported('Postings', JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, posting, { ...posting, title: 'Again' }] }));
  expect(found.import).toMatchObject({ lines: 2, taken: 1, known: 1, refused: 0 });
  expect(found.ads).toMatchObject([
    {
      title: 'Baker "night"',
      language: 'en',
      tasks: '<p>Bread, by hand</p><p>Contact: Lina Groß, lina@elsewhere.test</p>',
      lookingFor: '<p>Patience</p><ul><li>early</li><li>strong</li></ul>',
      employmentType: ['Part Time'],
      places: [
        { city: 'Frankfurt', postalCode: '60311', country: 'DE' },
        { city: 'Wien', country: 'AT' },
      ],
      salary: { from: 14.5, to: 17, currency: 'EUR', period: 'hour' },
      closingDate: '2031-05-04',
    },
  ]);
});

test.each([['[]'], ['{"@type":"Person"}'], ['[{"@type":"JobPosting"'], [`${'['.repeat(20_000)}${']'.repeat(20_000)}`]])(
  'JSON without a posting is refused and leaves nothing: %#',
  async (text) => {
    const { owner } = await givenCompany(t.world, `None ${text.length}`);
    const recruiter = await t.as(owner.id);
    const upload = recruiter(imports.upload, { fileName: 'x.json', kind: 'jobs', file: new Blob([text]) });
    await expect(upload).rejects.toEqual(expect.objectContaining({ problem: expect.objectContaining({ code: 'table-unreadable' }) }));
    expect((await recruiter(imports.list, {})).items).toEqual([]);
  },
);
