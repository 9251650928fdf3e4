-- An e-mail that a recruiter shared with everybody who sees the application: a copy, and not the e-mail of the mailbox.
create table application_email (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  attached_by uuid references account on delete set null,
  -- digest of what names the e-mail in its mailbox: nobody attaches it twice
  source bytea not null,
  -- subject, names and words, with the key of the installation, which is not in the database
  sealed bytea not null,
  sent_at timestamptz not null,
  attached_at timestamptz not null,
  unique (application_id, attached_by, source)
);
create index application_email_attached_by on application_email (attached_by);

-- The e-mails of one address in one mailbox, whoever wrote them.
create index mailbox_message_from on mailbox_message (mailbox_id, from_email);
create index mailbox_message_recipients on mailbox_message using gin (recipients jsonb_path_ops);
