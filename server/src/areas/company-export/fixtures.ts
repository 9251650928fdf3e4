import type { Call } from '@vitrine/contract/caller.ts';
import { companyExport } from '@vitrine/contract/company-export/company-export.ts';
import type { FastifyInstance } from 'fastify';

/** The finished export of a company, as its owner fetches it. */
export async function fetchedExport(app: FastifyInstance, owner: Call) {
  const { url } = await owner(companyExport.fetch, {});
  const reply = await app.inject(url);
  if (reply.statusCode !== 200) throw new Error(`the export answers ${reply.statusCode}`);
  return reply.rawPayload;
}
