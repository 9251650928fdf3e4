import { emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emailAliases, emails } from '@vitrine/contract/emails/messages.ts';
import { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import { emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { besideHandlers } from './beside/beside.ts';
import { forgetContent } from './content/cleanup.jobs.ts';
import { serveEmailParts } from './content/serving.ts';
import { readMailbox, readMailboxes } from './indexing/reading.jobs.ts';
import { watchMailboxes } from './indexing/watching.ts';
import { mailboxHandlers } from './mailbox.ts';
import { emailAliasHandlers, emailHandlers } from './messages.ts';
import { emailData } from './personal-data.ts';
import { mailboxSignInHandlers } from './signing-in/signing-in.ts';
import { sendEmail, sendEmails } from './writing/sending.jobs.ts';
import { emailTemplateHandlers } from './writing/templates.ts';
import { emailWritingHandlers } from './writing/writing.ts';

export const emailsArea = defineArea({
  serves: [
    topic(mailbox, mailboxHandlers),
    topic(mailboxSignIn, mailboxSignInHandlers),
    topic(emails, emailHandlers),
    topic(emailAliases, emailAliasHandlers),
    topic(emailWriting, emailWritingHandlers),
    topic(emailTemplates, emailTemplateHandlers),
    topic(emailsBeside, besideHandlers),
  ],
  jobs: [readMailboxes, readMailbox, forgetContent, sendEmails, sendEmail],
  personalData: emailData,
  routes: [serveEmailParts],
  watches: [watchMailboxes],
});
