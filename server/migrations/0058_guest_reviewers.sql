-- People outside who judge the applicants of one job: no account, no place in the company, a session by link and mailed code.
create table guest_reviewer (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  booking_id text not null references booking on delete cascade,
  -- SHA-256 of the secret of the link, which is made from the id and the key of the installation and stored nowhere
  token_hash bytea not null unique,
  -- stays with what they wrote
  name text not null,
  -- null once the review has ended
  email text check (email = lower(email)),
  language text not null check (language in ('en', 'de', 'fr')),
  invited_by uuid references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  entered_at timestamptz,
  ended_at timestamptz
);
create unique index guest_reviewer_once on guest_reviewer (booking_id, email) where ended_at is null;
create index guest_reviewer_company on guest_reviewer (company_id);
create index guest_reviewer_email on guest_reviewer (email) where email is not null;

-- the code that was mailed last
create table guest_reviewer_code (
  reviewer_id uuid primary key references guest_reviewer on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table guest_reviewer_session (
  token_hash bytea primary key,
  reviewer_id uuid not null references guest_reviewer on delete cascade,
  created_at timestamptz not null
);
create index guest_reviewer_session_reviewer on guest_reviewer_session (reviewer_id);

-- whether somebody may review: invited, in time, not taken back, and the job is neither put away nor its company closed
create function may_review(reviewer guest_reviewer, now timestamptz) returns boolean language sql stable as $$
  select reviewer.ended_at is null and reviewer.expires_at > now
    and exists (select 1 from company where company.id = reviewer.company_id and company.deactivated_at is null)
    and (exists (select 1 from job_ad where job_ad.booking_id = reviewer.booking_id and job_ad.archived_at is null)
      or exists (select 1 from job_code where job_code.booking_id = reviewer.booking_id and job_code.archived_at is null))
$$;

-- what reviewers write is of somebody with an account or of a guest
alter table applicant_comment add column guest_id uuid references guest_reviewer on delete cascade;
alter table applicant_rating
  add column guest_id uuid references guest_reviewer on delete cascade,
  drop constraint applicant_rating_pkey,
  alter column account_id drop not null,
  add check ((account_id is null) <> (guest_id is null)),
  add constraint applicant_rating_once unique nulls not distinct (application_id, question_no, account_id, guest_id);
alter table scorecard
  add column guest_id uuid references guest_reviewer on delete cascade,
  drop constraint scorecard_application_id_set_id_account_id_key,
  alter column account_id drop not null,
  add check ((account_id is null) <> (guest_id is null)),
  add constraint scorecard_once unique nulls not distinct (application_id, set_id, account_id, guest_id);
alter table applicant_shown
  add column guest_id uuid references guest_reviewer on delete cascade,
  drop constraint applicant_shown_pkey,
  alter column account_id drop not null,
  add check ((account_id is null) <> (guest_id is null)),
  add constraint applicant_shown_once unique nulls not distinct (application_id, account_id, guest_id);

-- the reviewer is an account or a guest
create or replace function left_blind(application application, reviewer uuid) returns boolean language sql stable as $$
  select application.status in ('New', 'Screening')
    and exists (select 1 from company where company.id = application.company_id and company.blind_review)
    and not exists (
      select 1 from applicant_rating where applicant_rating.application_id = application.id and reviewer in (applicant_rating.account_id, applicant_rating.guest_id))
    and not exists (
      select 1 from scorecard where scorecard.application_id = application.id and reviewer in (scorecard.account_id, scorecard.guest_id))
    and not exists (
      select 1 from applicant_shown where applicant_shown.application_id = application.id and reviewer in (applicant_shown.account_id, applicant_shown.guest_id))
$$;
