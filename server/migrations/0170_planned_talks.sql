-- Who of the company takes part in the talk about an application, also while times for it are on offer.
create table talk_interviewer (
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (application_id, account_id)
);
create index talk_interviewer_account on talk_interviewer (account_id);

-- Times of which the applicant picks one. A date that is set stands until one is picked.
create table talk_offer (
  application_id uuid primary key references application on delete cascade,
  minutes integer not null check (minutes between 15 and 480),
  -- on whose clock the letter says the times
  time_zone text not null,
  place text not null,
  note text not null default '',
  planned_by uuid references account on delete set null,
  offered_at timestamptz not null
);

create table talk_offer_time (
  application_id uuid not null references talk_offer on delete cascade,
  starts_at timestamptz not null,
  primary key (application_id, starts_at)
);

alter table application_talk
  add column planned_by uuid references account on delete set null,
  -- the clock of the applicant, once they have picked the time
  add column own_zone text,
  -- everybody was reminded of the date as it is, or heard of it so late that nobody need be
  add column reminded_at timestamptz;
create index application_talk_ahead on application_talk (starts_at) where cancelled_at is null;
