-- Messages that a member of a conversation handed to the administrators, as they were at that moment.
create table message_report (
  id uuid primary key,
  conversation_id uuid references conversation on delete set null,
  reporter_id uuid not null references account on delete cascade,
  reported_id uuid not null references account on delete cascade,
  -- the job it was about, or empty
  title text not null,
  reason text not null,
  words text not null,
  at timestamptz not null,
  -- null while nobody has decided
  outcome text,
  grounds text not null default '',
  decided_by uuid references account on delete set null,
  decided_at timestamptz
);
create index message_report_reporter on message_report (reporter_id);
create index message_report_reported on message_report (reported_id);
create index message_report_conversation on message_report (conversation_id);
create index message_report_decided_by on message_report (decided_by) where decided_by is not null;
create index message_report_open on message_report (at) where outcome is null;

create table message_report_line (
  report_id uuid not null references message_report on delete cascade,
  number integer not null,
  -- gone when the conversation is
  message_id uuid references chat_message on delete set null,
  text text not null,
  file_name text not null,
  sent_at timestamptz not null,
  primary key (report_id, number)
);
create index message_report_line_message on message_report_line (message_id);
