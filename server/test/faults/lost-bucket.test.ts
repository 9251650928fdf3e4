import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { startBucket } from '../bucket.ts';
import { givenPerson, givenRecruiter } from '../people.ts';
import { startWorld } from '../world.ts';

const bucket = await startBucket();
const { endpoint, accessKeyId, secretAccessKey } = bucket.s3;
const t = await startWorld({ LOG_LEVEL: 'silent', S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey });
let address = '';
beforeAll(async () => {
  address = await listening(t.app);
});
afterEach(() => {
  delete bucket.fault;
});
afterAll(() => bucket.close());

test('a piece that the bucket does not take is refused as for a moment, and arrives once the bucket is well again', async () => {
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as((await givenPerson(t.world)).accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const take = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const { url, patch, headers: uploading } = uploader(address, take);
  expect(await patch(0, Buffer.alloc(4000, 1))).toMatchObject({ status: 204, offset: 4000 });

  bucket.fault = () => ({ status: 503 });
  const headers = { ...uploading, 'content-type': 'application/offset+octet-stream', 'upload-offset': '4000' };
  const refused = await fetch(url, { method: 'PATCH', headers, body: Buffer.alloc(4000, 2) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });

  delete bucket.fault;
  expect(await patch(4000, Buffer.alloc(4000, 2))).toMatchObject({ status: 204, offset: 8000 });
  const [first, second] = [...bucket.objects].filter(([name]) => name.includes('/pieces/')).map(([, bytes]) => bytes);
  expect([first, second]).toEqual([Buffer.alloc(4000, 1), Buffer.alloc(4000, 2)]);
});
