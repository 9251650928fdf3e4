-- Bookings, job codes with their questions, invitations and applications.
create table booking (
  -- six characters, shown to people
  id text primary key,
  company_id uuid not null references company,
  created_by uuid references account,
  created_at timestamptz not null
);
comment on table booking is 'One slot of a company for a job ad, a job code, or both';
alter table booking add column internal_reference text not null default '';
create index booking_company on booking (company_id, created_at desc);

create table job_code (
  id text primary key,
  booking_id text not null unique references booking on delete cascade,
  company_id uuid not null references company,
  title text not null,
  -- what candidates read before they begin
  introduction text not null default '',
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  -- name of the stored welcome video, its poster, and whether browsers can play it yet
  welcome_video text,
  welcome_poster text,
  welcome_ready boolean not null default false,
  -- date-only: the interview closes at the end of this day in the company's zone
  deadline date,
  closes_at timestamptz,
  -- days until a promised reply, counted from the day the interview was sent
  reply_days integer check (reply_days between 1 and 90),
  current_set uuid,
  revision integer not null default 1,
  created_by uuid references account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  archived_at timestamptz
);
create index job_code_company on job_code (company_id, updated_at desc);

-- One version of a job code's questions; an application keeps the version it began with.
create table question_set (
  id uuid primary key,
  job_code_id text not null references job_code on delete cascade,
  version integer not null,
  created_at timestamptz not null,
  unique (job_code_id, version)
);
alter table job_code add foreign key (current_set) references question_set deferrable initially deferred;

create table question (
  set_id uuid not null references question_set on delete cascade,
  -- stays the same from version to version
  id uuid not null,
  position integer not null check (position >= 1),
  text text not null,
  -- kinds of answer asked for: video, audio, text, file; audio and text are open to candidates always
  kinds text[] not null default '{video}',
  seconds integer not null default 90 check (seconds between 10 and 180),
  think_seconds integer not null default 30 check (think_seconds between 0 and 600),
  -- attempts beyond the first; null is endless
  retries integer default 1 check (retries between 0 and 2),
  skippable boolean not null default false,
  video text,
  video_poster text,
  video_ready boolean not null default false,
  primary key (set_id, id),
  unique (set_id, position) deferrable initially deferred
);

create table invitation (
  id uuid primary key,
  job_code_id text not null references job_code on delete cascade,
  company_id uuid not null references company,
  email text not null check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  message text not null default '',
  -- the personal link: at least 128 random bits
  unique_id text not null unique,
  invited_by uuid references account,
  created_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  reminded_at timestamptz,
  cancelled_at timestamptz,
  -- who cancelled: the company or the candidate
  cancelled_by text check (cancelled_by in ('company', 'candidate')),
  deleted_at timestamptz
);
create unique index invitation_once on invitation (job_code_id, email) where deleted_at is null;
create index invitation_company on invitation (company_id, created_at desc);

create table application (
  id uuid primary key,
  account_id uuid not null references account,
  booking_id text not null references booking,
  company_id uuid not null references company,
  job_code_id text references job_code,
  question_set_id uuid references question_set,
  invitation_id uuid references invitation,
  -- key of the interview's tracking record
  unique_id text not null unique,
  status text not null default 'New' check (status in ('New', 'Screening', 'Interview', 'Accepted', 'Denied', 'Declined')),
  status_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  submitted_at timestamptz,
  -- the day until which an answer was promised
  reply_by date,
  decided_at timestamptz,
  active_question_no integer not null default 1,
  disconnect_count integer not null default 0,
  ip_address text,
  -- every timer of this interview is multiplied by it
  time_factor numeric not null default 1,
  submit_at_deadline boolean not null default false,
  seen_at timestamptz,
  unique (account_id, booking_id)
);
create index application_company on application (company_id, created_at desc, id);
create index application_booking on application (booking_id, created_at desc, id);

create table application_status_change (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  status text not null,
  changed_by uuid references account,
  changed_at timestamptz not null,
  -- the mail to the candidate: none, queued until the time for undoing is over, sent, or taken back
  mail text not null default 'none' check (mail in ('none', 'queued', 'sent')),
  mail_text text
);
create index application_status_change_application on application_status_change (application_id, changed_at);

create table applicant_comment (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  author_id uuid references account,
  text text not null,
  -- a note keeps its place in the video
  question_no integer,
  second numeric,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index applicant_comment_application on applicant_comment (application_id, created_at);

-- Stars of one reviewer for one answer.
create table applicant_rating (
  application_id uuid not null references application on delete cascade,
  question_no integer not null check (question_no >= 1),
  account_id uuid not null references account,
  stars integer not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (application_id, question_no, account_id)
);
