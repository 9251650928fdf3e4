import type { Call } from '@vitrine/contract/caller.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { messageFrame } from '@vitrine/contract/chat/socket.ts';
import { findAccountByEmail } from '../areas/accounts/index.ts';
import { sendMessage } from '../areas/chat/index.ts';
import { type Ctx, ownContext, type World } from '../platform/context.ts';
import { actorOf, openSession } from '../platform/sessions/sessions.ts';

interface Said {
  /** The candidate, who speaks first. */
  candidate: string;
  words: readonly string[];
}

const said: readonly Said[] = [
  {
    candidate: 'lina.berg@demo.example',
    words: [
      'Good morning. May I bring my dog to the trial shift?',
      'Good morning Lina. To the yard yes, to the bakery no, I am afraid.',
      'The yard is perfect. Thank you!',
    ],
  },
  {
    candidate: 'omar.nasser@demo.example',
    words: ['Is there a night bus to you?', 'The N7 stops at our door at 02:40 and 03:20.'],
  },
];

async function say(world: World, from: string, recipient: string, bookingId: string, message: string) {
  const account = await findAccountByEmail(world.db, from);
  const actor = account && (await actorOf(world, `Bearer ${await openSession(world, account.id)}`));
  if (!actor) throw new Error(`${from} is nobody of the demo`);
  const ctx: Ctx<typeof actor> = { ...ownContext(world), actor };
  await sendMessage(ctx, messageFrame.parse({ msg: true, recipient: [recipient], bookingId, message }));
}

/** What two candidates and the recruiter wrote to each other about a job; everybody has read it. */
export async function tellConversations(world: World, recruiter: Call, candidates: ReadonlyMap<string, Call>, bookingId: string) {
  for (const { candidate: email, words } of said) {
    const candidate = candidates.get(email);
    const { conversationId, memberEmail } = (await candidate?.(conversations.about, { bookingId })) ?? {};
    if (!candidate || conversationId || !memberEmail) continue;
    for (const [index, message] of words.entries()) {
      const [from, to] = index % 2 === 0 ? [email, memberEmail] : [memberEmail, email];
      await say(world, from, to, bookingId, message);
    }
    await candidate(messages.seen, { memberEmail });
    await recruiter(messages.seen, { memberEmail: email });
  }
}
