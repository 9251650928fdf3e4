-- The mailbox of a recruiter, elsewhere: how it is reached, and what is known of its e-mails. Nobody else reads any of it.
create table mailbox (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  email text not null,
  imap_host text not null,
  imap_port integer not null,
  imap_secure boolean not null,
  imap_user text not null,
  -- sealed with the key of the installation, which is not in the database
  imap_secret bytea not null,
  smtp_host text,
  smtp_port integer,
  smtp_secure boolean,
  smtp_user text,
  smtp_secret bytea,
  state text not null check (state in ('reading', 'ready', 'unreachable', 'refused')),
  -- the last fault, by the words of the contract
  fault text,
  failures integer not null default 0,
  -- not tried again before
  retry_at timestamptz not null,
  -- one worker at a time waits at the mailbox for news; a lease that is not renewed ends by itself
  leased_by uuid,
  leased_until timestamptz,
  created_at timestamptz not null
);
create index mailbox_lease on mailbox (leased_until) where state <> 'refused';

create table mailbox_folder (
  id uuid primary key,
  mailbox_id uuid not null references mailbox on delete cascade,
  path text not null,
  name text not null,
  role text check (role in ('inbox', 'drafts', 'sent', 'archive', 'junk', 'trash')),
  uid_validity bigint not null,
  -- what was seen of it last: a folder that still says the same has nothing new
  uid_next bigint not null,
  highest_modseq bigint,
  total integer not null,
  unique (mailbox_id, path)
);

-- The index of the e-mails. 100 bytes to some kilobytes each: no content but the first words.
create table mailbox_message (
  mailbox_id uuid not null references mailbox on delete cascade,
  id uuid not null,
  folder_id uuid not null references mailbox_folder on delete cascade,
  uid bigint not null,
  -- of the e-mail itself, without the angle brackets
  message_id text not null,
  in_reply_to text not null,
  reference_ids text[] not null,
  -- the subject without what programs put before replies
  base_subject text not null,
  is_reply boolean not null,
  thread_id uuid not null,
  seen boolean not null,
  flagged boolean not null,
  answered boolean not null,
  from_name text not null,
  from_email text not null,
  -- names and addresses, one after the other
  recipients jsonb not null,
  subject text not null,
  snippet text not null,
  attachments boolean not null,
  bytes bigint not null,
  received_at timestamptz not null,
  primary key (mailbox_id, id),
  unique (folder_id, uid)
);
create index mailbox_message_latest on mailbox_message (mailbox_id, folder_id, received_at desc, id desc);
create index mailbox_message_unread on mailbox_message (mailbox_id, folder_id) where not seen;
create index mailbox_message_thread on mailbox_message (mailbox_id, thread_id);
create index mailbox_message_id on mailbox_message (mailbox_id, message_id);
create index mailbox_message_reply on mailbox_message (mailbox_id, in_reply_to) where in_reply_to <> '';
create index mailbox_message_subject on mailbox_message (mailbox_id, base_subject);
create index mailbox_message_references on mailbox_message using gin (reference_ids);

-- What was opened, as it came, sealed; kept for thirty days.
create table mailbox_content (
  mailbox_id uuid not null,
  message_id uuid not null,
  sealed bytea not null,
  kept_at timestamptz not null,
  primary key (mailbox_id, message_id),
  foreign key (mailbox_id, message_id) references mailbox_message on delete cascade
);
create index mailbox_content_kept on mailbox_content (kept_at);
