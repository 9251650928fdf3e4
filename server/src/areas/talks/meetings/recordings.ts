import type { talkRecordings } from '@vitrine/contract/talks/recordings.ts';
import { audited } from '../../../platform/audit.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { applicationOf } from '../../applicants/index.ts';
import { meetingStateOf } from '../../applications/index.ts';
import { askingWebex, atWebex } from '../../integrations/index.ts';
import { heldIn, madeFor } from './meetings.sql.ts';

/** An application whose person the caller may see and hear, and whether that person lets recordings be watched. */
async function heardOf(ctx: Ctx<MemberActor>, id: string) {
  const application = await applicationOf(ctx, id);
  if (application.blind) throw new Refused('left-blind');
  const recordable = (await meetingStateOf(ctx.db, id))?.recordable ?? false;
  return { application, recordable };
}

const onWire = ({ id, createTime, durationSeconds }: { id: string; createTime: string; durationSeconds: number }) => ({
  videoid: id,
  recordedAt: new Date(createTime).toISOString(),
  seconds: durationSeconds,
});

export const recordingHandlers: Handlers<typeof talkRecordings> = {
  async list(ctx, { id }) {
    const { recordable } = await heardOf(ctx, id);
    const meetings = recordable ? await madeFor(ctx.db, id) : [];
    if (meetings.length === 0) return { items: [] };
    const found = await askingWebex(() =>
      atWebex(ctx, ctx.actor.scope.companyId, (client) => Promise.all(meetings.map(({ meeting_id }) => client.recordingsOf(meeting_id)))),
    );
    return { items: found.flat().map(onWire) };
  },

  async interview(ctx, { videoid }) {
    const { companyId } = ctx.actor.scope;
    const found = await askingWebex(() => atWebex(ctx, companyId, (client) => client.recording(videoid)));
    // the account at Webex has recordings of other meetings too: they are nobody's business here
    const ids = [found.meetingSeriesId, found.scheduledMeetingId, found.meetingId].filter((one) => one !== undefined);
    const held = await heldIn(ctx.db, companyId, ids);
    if (!held) throw new Refused('not-found');
    const { application, recordable } = await heardOf(ctx, held.application_id);
    if (!recordable) throw new Refused('recording-not-agreed');
    await audited(ctx, { action: 'seen', object: 'talk', objectId: application.id, subjects: [application.account_id] });
    return { ...onWire(found), url: found.playbackUrl, password: found.password };
  },
};
