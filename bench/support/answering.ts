import fs from 'node:fs';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { aac, inPieces, record } from '../../server/test/recordings.ts';
import { patch, somebody } from './interviewing.ts';

/** A person before a camera, in the size that browsers record. */
export function filmOf(folder: string, seconds: number) {
  const picture = ['libx264', { preset: 'ultrafast', g: '30', maxrate: '1200k', bufsize: '1200k' }, 1_200_000] as const;
  const filter = 'fps=30,scale=1280:720,noise=alls=20:allf=t';
  return new Uint8Array(fs.readFileSync(record(folder, 'answer.mp4', { picture: [...picture], filter, ...aac, ...inPieces }, seconds)));
}

/** Somebody who answers every question with this film and sends it. */
export async function answering(
  url: string,
  jobcodeId: string,
  { number, questions, film }: { number: number; questions: number; film: Uint8Array<ArrayBuffer> },
) {
  const { call, applicationId } = await somebody(url, jobcodeId, number);
  for (let questionNo = 1; questionNo <= questions; questionNo++) {
    const take = await call(takes.create, { applicationId, questionNo, kind: 'video', mimeType: 'video/mp4' });
    await patch(url, take, 0, film);
    await call(takes.end, { ...take, endedBy: 'stopped', length: film.length });
  }
  await call(interview.submit, { applicationId });
  return applicationId;
}
