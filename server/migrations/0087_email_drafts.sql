-- E-mails that their owner writes, until they have left and lie in the folder of sent ones.
alter table mailbox add column signature text not null default '';

create table email_draft (
  id uuid primary key,
  mailbox_id uuid not null references mailbox on delete cascade,
  -- unsure: it was being sent when everything stopped, and nobody knows whether it left. unfiled: it has left, and is not
  -- in the folder of sent e-mails. partly: some addresses were not taken
  state text not null check (state in ('draft', 'waiting', 'sending', 'failed', 'unsure', 'filing', 'unfiled', 'partly')),
  -- people, subject and words, with the key of the installation, which is not in the database
  sealed bytea not null,
  -- the e-mail of the index that it answers or passes on; which may be gone by now
  original_id uuid,
  how text check (how in ('reply', 'reply-all', 'forward')),
  in_reply_to text not null default '',
  reference_ids text[] not null default '{}',
  revision integer not null default 1,
  -- from the first order to send it the same for good: whoever gets it twice can tell
  message_id text,
  -- not sent, or filed, before
  send_at timestamptz,
  claimed_at timestamptz,
  failures integer not null default 0,
  problem text,
  refused text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index email_draft_mailbox on email_draft (mailbox_id, updated_at desc);
create index email_draft_due on email_draft (send_at) where state in ('waiting', 'sending', 'filing');

create table email_draft_file (
  id uuid primary key,
  draft_id uuid not null references email_draft on delete cascade,
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null
);
create index email_draft_file_draft on email_draft_file (draft_id, created_at);
