-- E-mails of applicants that lately came to an inbox: one that is moved away and back is no news.
create table mailbox_told (
  mailbox_id uuid not null references mailbox on delete cascade,
  -- a digest of who wrote it and what it is called
  what bytea not null,
  at timestamptz not null,
  primary key (mailbox_id, what)
);
