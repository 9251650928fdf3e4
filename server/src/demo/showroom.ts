import type { Call } from '@vitrine/contract/caller.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';

const shown = ['lina.berg@demo.example', 'omar.nasser@demo.example'];

/** A showroom of two bakers for a customer: one has agreed, the other has not been heard yet. */
export async function furnishShowroom(recruiter: Call, candidates: ReadonlyMap<string, Call>) {
  const people = await Promise.all(
    shown.map(async (email) => {
      const { items } = await recruiter(showrooms.choosable, { textSearch: email });
      return items[0];
    }),
  );
  await recruiter(showrooms.save, {
    title: 'Two bakers for the station shop',
    greeting: 'Two people we would hire on the spot if we had the room. Listen to how they talk about the first hour of the day.',
    targetEmail: 'franziska.koerner@station.example',
    candidates: people.flatMap((one) =>
      one ? [{ candidate_id: one.candidate_id, answers: one.answers.map(({ takeId }) => takeId) }] : [],
    ),
    mail: true,
  });
  const first = candidates.get(shown[0] ?? '');
  if (!first) return;
  const { items } = await first(sharingConsents.own, {});
  for (const { personId } of items) await first(sharingConsents.answer, { personId, agree: true });
}
