import type { AddressInfo } from 'node:net';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { FastifyInstance } from 'fastify';

/** Begins the interview of a job code as that candidate. */
export const givenBegun = (
  candidate: Call,
  jobcodeId: string,
  rest: { uniqueId?: string; submitAtDeadline?: boolean; transcription?: string } = {},
) => candidate(interview.begin, { jobcodeId, consent: true, ...rest });

/** The address of the product on a real socket. */
export async function listening(app: FastifyInstance) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const version = { 'tus-resumable': '1.0.0' };

/** What a browser does with a take, in the tus protocol. */
export function uploader(address: string, { takeId, uploadToken }: { takeId: string; uploadToken: string }) {
  const url = `${address}/api/takes/${takeId}`;
  const authorization = `Bearer ${uploadToken}`;
  return {
    url,
    headers: { ...version, authorization },
    async head() {
      const reply = await fetch(url, { method: 'HEAD', headers: { ...version, authorization } });
      return { status: reply.status, offset: Number(reply.headers.get('upload-offset')), length: reply.headers.get('upload-length') };
    },
    async patch(offset: number, bytes: Uint8Array) {
      const headers = { ...version, authorization, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      const reply = await fetch(url, { method: 'PATCH', headers, body: Buffer.from(bytes) });
      return { status: reply.status, offset: Number(reply.headers.get('upload-offset')) };
    },
  };
}
