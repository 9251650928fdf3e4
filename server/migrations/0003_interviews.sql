-- The ledger of takes, the pieces they arrive in, requests for another attempt, links to one answer.
create table take (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  -- stays the same from version to version of the questions; question_no is its position in the version of the application
  question_id uuid not null,
  question_no integer not null check (question_no >= 1),
  -- counts the takes of one question
  ordinal integer not null,
  kind text not null check (kind in ('video', 'audio', 'text', 'file')),
  state text not null check (state in ('recording', 'interrupted', 'finished', 'submitted', 'discarded')),
  -- why it ended: stopped or cancelled by the person, at the end of the time, by a fault, or because nobody came back
  ended_by text check (ended_by in ('stopped', 'time', 'cancelled', 'fault', 'left')),
  uses_attempt boolean not null default false,
  chosen boolean not null default false,
  -- SHA-256 of the token that carries its bytes; it outlives the session
  upload_hash bytea,
  mime_type text not null default '',
  -- bytes that were stored, and how many there are in all once the browser knows
  bytes bigint not null default 0,
  length bigint check (length >= 0),
  text_answer text,
  file_name text,
  trim_start numeric,
  trim_end numeric,
  media_state text not null default 'none' check (media_state in ('none', 'waiting', 'ready', 'failed')),
  -- the bytes that the stored video was made from
  made_bytes bigint not null default 0,
  media text,
  media_type text,
  poster text,
  seconds numeric,
  -- every browser can play it
  everywhere boolean not null default false,
  started_at timestamptz not null,
  arrived_at timestamptz not null,
  ended_at timestamptz,
  submitted_at timestamptz,
  discarded_at timestamptz,
  mailed_at timestamptz,
  check (trim_start is null or trim_start < trim_end),
  unique (application_id, question_no, ordinal)
);
create unique index take_one_chosen on take (application_id, question_no) where chosen;
create index take_left_alone on take (arrived_at) where state = 'recording';
create index take_to_remove on take (discarded_at) where state = 'discarded' and media is not null;

create table take_piece (
  take_id uuid not null references take on delete cascade,
  start bigint not null,
  bytes integer not null check (bytes > 0),
  name text not null,
  primary key (take_id, start)
);

create table attempt_request (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  question_no integer not null,
  reason text not null default '',
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account
);
create unique index attempt_request_one_open on attempt_request (application_id, question_no) where state = 'open';
create index attempt_request_application on attempt_request (application_id, created_at);

create table answer_link (
  id uuid primary key,
  token_hash bytea not null unique,
  take_id uuid not null references take on delete cascade,
  company_id uuid not null references company,
  created_by uuid references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index answer_link_take on answer_link (take_id, created_at);

-- Who wants to use the answers of an earlier interview again.
create table answer_reuse (
  account_id uuid primary key references account on delete cascade,
  allowed boolean not null,
  changed_at timestamptz not null
);
