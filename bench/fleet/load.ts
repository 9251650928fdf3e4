/** Everything that people do at the same time, what of it was confirmed, and whether it is there afterwards. */
import { print } from '../support/program.ts';
import { startCalls } from './calling.ts';
import { startChat } from './chatting.ts';
import type { Fleet } from './fleet.ts';
import { type Asked, answered, during, tell } from './ledger.ts';
import { startRecordings } from './recording.ts';
import type { Scene } from './scene.ts';
import { until } from './started.ts';

/** Messages a second of all pairs together, and seconds between two pieces of a recording. */
const messageRate = 10;
const pieceEvery = 6;

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

export async function startLoad(fleet: Fleet, scene: Scene) {
  const asked: Asked[] = [];
  const note = (one: Asked) => void asked.push(one);
  const chat = startChat(fleet.url, scene.people, messageRate, note);
  await until('all sockets', () => chat.open() === scene.people.length * 2);
  const recordings = await startRecordings(fleet.url, scene.interviewed, pieceEvery, note);
  const calls = startCalls(fleet.url, scene.recruiter, note);

  return {
    asked,
    /** Sockets that are open. */
    open: chat.open,
    /** Tells a calm, and the span after it beside it. */
    tell(calm: [number, number], title: string, span: [number, number]) {
      const before = answered(asked, ...calm);
      tell('calm', before);
      tell(title, during(asked, ...span), before);
    },
    /** Lets everybody come to an end and says what of the confirmed is there. Returns how much was lost or doubled. */
    async end() {
      await Promise.all([chat.end(), recordings.end(), calls.end()]);
      const [said, bytes, writes] = [await chat.check(fleet.databases), await recordings.check(fleet), await calls.check(fleet)];
      chat.leave();
      await recordings.leave();
      print(
        `    messages: ${said.confirmed} confirmed, ${said.lost} lost, ${said.doubled} doubled, ${said.gaps} conversations with a gap, ${said.unheard} not shown to the other one, ${said.unanswered} without an answer`,
      );
      print(
        `    recordings: ${megabytes(bytes.confirmed)} confirmed, ${bytes.lost} bytes lost, ${bytes.doubled} doubled, ${bytes.wrong} others than were sent`,
      );
      print(
        `    job codes: ${writes.confirmed} confirmed, ${writes.lost} lost, ${writes.doubled} doubled; mails: ${writes.mails} due, ${writes.mailsLost} lost, ${writes.mailsDoubled} doubled`,
      );
      const bad = [said.lost, said.doubled, said.gaps, said.unheard, said.unanswered, bytes.lost, bytes.doubled, bytes.wrong];
      return [...bad, writes.lost, writes.doubled, writes.mailsLost, writes.mailsDoubled].reduce((sum, one) => sum + one, 0);
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;
