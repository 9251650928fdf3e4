-- A talk, or times on offer for one, at Webex: its place is the link of a meeting there, once that is made.
alter table application_talk add column webex boolean not null default false;
alter table talk_offer add column webex boolean not null default false;

-- Meetings at Webex as they are there, so that what is planned here is made, moved and deleted there in the end.
create table talk_meeting (
  -- names it at Webex: one that was made there and not noted here is found again
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  application_id uuid references application on delete set null,
  -- it took place; another talk about the application has another one
  past boolean not null default false,
  meeting_id text,
  link text,
  starts_at timestamptz,
  minutes integer,
  -- the state of the talk that it agrees with
  settled integer,
  -- what is still to be said to those who take part: it waits for the link
  untold jsonb,
  fault text check (fault in ('ended', 'forbidden', 'away')),
  tries integer not null default 0,
  tried_at timestamptz,
  retry_at timestamptz not null
);
create unique index talk_meeting_application on talk_meeting (application_id) where not past;
create index talk_meeting_company on talk_meeting (company_id);
create index talk_meeting_retry on talk_meeting (retry_at) where not past;
