import type { Addressee, Conversation, ConversationRow } from '@vitrine/contract/chat/shapes.ts';

/** What is opened: a conversation, perhaps at one message, the one about a job or an application, or somebody to whom nothing was written yet. */
export type Opened = { with: string; message?: number | undefined } | { job: string } | { applicant: string } | { to: Addressee };

/** Who is at the other end, also where they are gone. */
export const nameOf = ({ firstName, lastName }: Pick<ConversationRow, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** A conversation with somebody before its first word. */
export const before = (to: Addressee): Conversation => ({
  ...to,
  conversationId: null,
  applicationId: null,
  lastNumber: 0,
  lastChange: 0,
  readNumber: 0,
  memberReadNumber: null,
  unread: 0,
  muted: false,
  blocked: false,
  last: null,
  writable: true,
});
