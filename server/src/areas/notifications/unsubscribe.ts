import { channelsOf, kindNames, type NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { type MailedStep, stepLink } from '../../platform/mail/mail-action.ts';
import { findReader, keepChoice, switchedBy } from './notifications.sql.ts';
import { endTexts, newsTexts } from './texts.ts';

type Ended = { channel: 'mail' | 'digest'; kind: NotificationKind | 'all' };

/** What a link ends, and for whom: `account~channel~kind`. */
const idOf = (accountId: string, { channel, kind }: Ended) => `${accountId}~${channel}~${kind}`;

function understood(id: string) {
  const [accountId = '', channel, name] = id.split('~');
  const chosen = kindNames.filter((kind) => (name === 'all' || kind === name) && channelsOf(kind).some((one) => one === channel));
  return chosen.length > 0 && (channel === 'mail' || channel === 'digest') ? { accountId, channel, kinds: chosen } : undefined;
}

/** Ends the mails about one kind, or the mail of the morning. */
export const notificationMail: MailedStep = {
  path: '/api/notifications/end',
  kind: 'notification',
  async find({ db }, id) {
    const ended = understood(id);
    const reader = ended && (await findReader(db, ended.accountId));
    if (!ended || !reader) return undefined;
    const language = reader.language as Language;
    const switched = await switchedBy(db, ended.accountId);
    const isOff = (kind: string) => switched.some((one) => one.kind === kind && one.channel === ended.channel && !one.wanted);
    const [kind] = ended.kinds;
    const name = ended.kinds.length === 1 && kind ? newsTexts[language].kinds[kind].name : newsTexts[language].all;
    return { name, language, open: !ended.kinds.every(isOff) };
  },
  async take(world, id) {
    const ended = understood(id);
    if (ended) await atomically(world, (world) => keepChoice(world.db, ended.accountId, ended.kinds, ended.channel, false));
  },
  onward: '/',
  words: endTexts,
};

/** The address that ends the mails of a kind for somebody, in one click (RFC 8058). */
export const endMailLink = (world: World, accountId: string, kind: Ended['kind'], channel: Ended['channel'] = 'mail') =>
  stepLink(world, notificationMail, idOf(accountId, { channel, kind }));
