-- Deciding together and fairly: names left out at first, criteria with anchored levels, scorecards.

-- what an applicant is called while name and picture are left out: a number that says nothing else
alter table application add column number integer generated always as identity;
create unique index application_number on application (number);

-- the company leaves names and pictures out until somebody has judged
alter table company add column blind_review boolean not null default false;
create table blind_review_choice (
  id bigint generated always as identity primary key,
  company_id uuid not null references company on delete cascade,
  blind boolean not null,
  chosen_by uuid references account on delete set null,
  chosen_at timestamptz not null
);
create index blind_review_choice_company on blind_review_choice (company_id, id desc);

-- a reviewer who asked to see the person before judging
create table applicant_shown (
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account on delete cascade,
  shown_at timestamptz not null,
  primary key (application_id, account_id)
);

-- the criteria of a booking; a set that scores hang on is never changed, a newer one takes its place
create table criteria_set (
  id uuid primary key,
  booking_id text not null references booking on delete cascade,
  made_by uuid references account on delete set null,
  made_at timestamptz not null
);
create index criteria_set_booking on criteria_set (booking_id, made_at desc, id);
create table criterion (
  id uuid primary key,
  set_id uuid not null references criteria_set on delete cascade,
  position integer not null check (position between 1 and 8),
  name text not null,
  -- what each level from 1 to 5 looks like; the second and the fourth may be empty
  levels text[] not null check (array_length(levels, 1) = 5),
  unique (set_id, position)
);

create table scorecard (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  set_id uuid not null references criteria_set,
  account_id uuid not null references account on delete cascade,
  note text not null default '',
  scored_at timestamptz not null,
  unique (application_id, set_id, account_id)
);
create index scorecard_set on scorecard (set_id);
create table score (
  scorecard_id uuid not null references scorecard on delete cascade,
  criterion_id uuid not null references criterion,
  -- null: the reviewer could not tell
  points integer check (points between 1 and 5),
  note text not null default '',
  primary key (scorecard_id, criterion_id)
);

-- whether name and picture are left out for this reviewer: until a decision, the own judgement, or the wish to see
create function left_blind(application application, reviewer uuid) returns boolean language sql stable as $$
  select application.status in ('New', 'Screening')
    and exists (select 1 from company where company.id = application.company_id and company.blind_review)
    and not exists (
      select 1 from applicant_rating where applicant_rating.application_id = application.id and applicant_rating.account_id = reviewer)
    and not exists (select 1 from scorecard where scorecard.application_id = application.id and scorecard.account_id = reviewer)
    and not exists (
      select 1 from applicant_shown where applicant_shown.application_id = application.id and applicant_shown.account_id = reviewer)
$$;

-- the company through whose own sign-up a person came
alter table account add column corporate_company_id uuid references company on delete set null;
create index account_corporate on account (corporate_company_id) where corporate_company_id is not null;
