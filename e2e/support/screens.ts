import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import type { Guard } from '../../web/src/platform/screen.ts';
import { callWith, type Product } from './product.ts';

/** Who opens a screen: by the address of a person of the demo; a guest is signed out. */
export const people = {
  guest: undefined,
  candidate: 'candidate@demo.example',
  recruiter: 'recruiter@demo.example',
  admin: 'admin@demo.example',
} as const;
export type Person = keyof typeof people;

/** A screen as somebody opens it, with all that its path and its query ask for. */
export interface OpenedScreen {
  /** The path in the table of screens. */
  row: string;
  address: string;
  who: Person;
}

const personOf: Record<Guard, Person> = {
  anyone: 'guest',
  'not-for-recruiter': 'guest',
  candidate: 'candidate',
  recruiter: 'recruiter',
  'guest-reviewer': 'recruiter',
  'hiring-manager': 'recruiter',
  'candidate-or-recruiter': 'candidate',
  admin: 'admin',
};

/** Open to guests too, who see less: by their mailed link, or nothing but the way to the sign-in. */
const ofCandidates: readonly string[] = ['/application/$bookingId', '/chat'];

/** Paths of the five tables with who may open them, from the tables themselves. */
async function rows(): Promise<[path: string, who: Person][]> {
  const folder = path.join(import.meta.dirname, '../../web/src/routes');
  const names = fs.readdirSync(folder);
  const tables = await Promise.all(
    names.map(async (name) => (await import(pathToFileURL(path.join(folder, name)).href)) as Record<string, object>),
  );
  const all = tables.flatMap((table) =>
    Object.values(table).flatMap((screens) => Object.entries(screens as Record<string, { for: Guard }>)),
  );
  return all.map(([row, { for: guard }]) => [row, ofCandidates.includes(row) ? 'candidate' : personOf[guard]]);
}

/** The closeup of the candidate, with the months in which others see it. */
async function givenCloseup(product: Product, candidate_id: string) {
  const candidate = await product.as(people.candidate);
  const { id } = await candidate(closeupEditing.open, {});
  await (await product.as(people.admin))(closeupAdministering.update, { candidate_id, months: 1 });
  await candidate(closeupEditing.release, { released: true });
  return id;
}

/** What stands for the changing parts of the paths, from the story of the demo. */
async function partsOf(product: Product): Promise<Record<string, string>> {
  const recruiter = await product.as(people.recruiter);
  const candidate = await product.as(people.candidate);
  const [code] = (await recruiter(jobCodeLists.active, {})).items;
  const [ad] = (await callWith(product.url, '')(jobSearch.search, {})).items;
  const [room] = (await recruiter(showrooms.list, {})).items;
  const [applied] = (await candidate(applying.list, {})).items;
  const sent = (await recruiter(applicants.ofCompany, { count: 40 })).items.find((one) => one.interviewSentAt);
  if (!code || !ad || !room || !sent || !applied) throw new Error('The demo has no job code, job, showroom, application or sent interview');
  const email = 'walk@mail.example';
  await recruiter(invitations.invite, { bookingId: code.bookingId, candidates: [{ email, firstName: 'Ada' }] });
  const own = await candidate(profile.own, {});
  const closeupId = await givenCloseup(product, own.id);
  const uniqueId = (await product.mailTo(email)).text.match(/\/video-interview\/\w+\/([\w-]+)/)?.[1];
  return {
    '/application/$bookingId': applied.bookingId,
    '/business-profile/$companyId': ad.companyId,
    '/candidate-details/candidate/$id': sent.id,
    '/candidate-edit/$id': 'new',
    '/edit-showroom/$id': room.id,
    '/profile/$id': own.id,
    '/closeup/$id': closeupId,
    '/closeup-old/$id': closeupId,
    '/closeup/preview/$id': closeupId,
    '/candidate-profile/$id': sent.candidate_id,
    $companyName: 'lindenhof-bakeries',
    $companyId: ad.companyId,
    $bookingId: ad.bookingId,
    $hasJobCode: String(ad.hasJobCode),
    $jobcodeId: code.id,
    $uniqueId: uniqueId ?? '',
    '/job-edit': `?bookingId=${code.bookingId}`,
    '/job-preview': `?bookingId=${code.bookingId}`,
    '/candidate-management': `?bookingId=${code.bookingId}`,
  };
}

/** Every screen of the tables but the one that only signs out; a path whose parts nobody knows is a fault of this list. */
export async function everyScreen(product: Product): Promise<OpenedScreen[]> {
  const parts = await partsOf(product);
  return (await rows())
    .filter(([row]) => row !== '/logout')
    .map(([row, who]) => {
      const filled = row.replace(/\$\w+/g, (part) => {
        const value = parts[row] ?? parts[part];
        if (!value) throw new Error(`Nothing stands for ${part} in ${row}`);
        return value;
      });
      const query = parts[row]?.startsWith('?') ? parts[row] : '';
      return { row, address: `${filled}${query}`, who };
    });
}
