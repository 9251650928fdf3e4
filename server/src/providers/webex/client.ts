import { day, minute } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { ask, type WebexSettings } from './asking.ts';

/** What somebody called themselves or a thing there, in one line. */
const named = z.string().transform((said) => said.replace(/\p{C}/gu, ' ').trim().slice(0, 200));
const me = z.object({
  displayName: named.default(''),
  emails: z.array(named).default([]),
});
const rooms = z.object({ items: z.array(z.object({ id: z.string().max(500), title: named })) });

/** An address at Webex that people are led to. */
const link = z.url({ protocol: /^https$/ }).max(1000);
const key = z.string().min(1).max(500);
const meeting = z.object({ id: key, webLink: link });
const meetings = z.object({ items: z.array(meeting) });
const recording = z.object({
  id: key,
  meetingId: key.optional(),
  scheduledMeetingId: key.optional(),
  meetingSeriesId: key.optional(),
  createTime: z.iso.datetime({ offset: true }),
  durationSeconds: z.number().min(0).default(0),
  playbackUrl: link,
  password: z.string().max(200).default(''),
});
const recordings = z.object({ items: z.array(recording.omit({ playbackUrl: true, password: true })) });

/** What a meeting is to be. */
export interface WantedMeeting {
  title: string;
  start: Date;
  minutes: number;
}

const onWire = ({ title, start, minutes }: WantedMeeting) => ({
  title: title.slice(0, 120),
  start: start.toISOString(),
  end: new Date(start.getTime() + minutes * minute).toISOString(),
  timezone: 'UTC',
});

/** How people get in and hear of it: by the link that Vitrine gives them, a little early, also before the host; Webex writes to nobody. */
const manners = { enabledAutoRecordMeeting: false, enabledJoinBeforeHost: true, joinBeforeHostMinutes: 5, sendEmail: false };

/** Webex in the name of a person, as its documentation describes it. */
export type WebexClient = ReturnType<typeof webexClient>;

export function webexClient({ api }: WebexSettings, token: string) {
  return {
    /** Who it is. */
    async me() {
      const { displayName, emails } = await ask({ url: `${api}/people/me`, token }, me);
      return { name: displayName, email: emails[0] ?? '' };
    },
    /** The spaces that the person is in, at most a hundred. */
    async rooms() {
      const { items } = await ask({ url: `${api}/rooms`, query: { max: '100', sortBy: 'lastactivity' }, token }, rooms);
      return items;
    },
    /** A meeting that was made under this tag, to begin about then. */
    async meetingOf(tag: string, about: Date) {
      const [from, to] = [-1, 1].map((days) => new Date(about.getTime() + days * day).toISOString());
      const query = { integrationTag: tag, from: from ?? '', to: to ?? '' };
      return (await ask({ url: `${api}/meetings`, query, token }, meetings)).items[0];
    },
    makeMeeting: (tag: string, wanted: WantedMeeting) =>
      ask({ method: 'POST', url: `${api}/meetings`, json: { ...onWire(wanted), ...manners, integrationTags: [tag] }, token }, meeting),
    moveMeeting: (id: string, wanted: WantedMeeting) =>
      ask(
        { method: 'PATCH', url: `${api}/meetings/${encodeURIComponent(id)}`, json: { ...onWire(wanted), sendEmail: false }, token },
        meeting,
      ),
    async deleteMeeting(id: string) {
      const query = { sendEmail: 'false' };
      await ask({ method: 'DELETE', url: `${api}/meetings/${encodeURIComponent(id)}`, query, token }, z.unknown());
    },
    async recordingsOf(meetingId: string) {
      return (await ask({ url: `${api}/recordings`, query: { meetingId, max: '50' }, token }, recordings)).items;
    },
    recording: (id: string) => ask({ url: `${api}/recordings/${encodeURIComponent(id)}`, token }, recording),
  };
}
