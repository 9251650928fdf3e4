-- Companies, accounts, sessions, links by mail, consents, and the mails themselves.
create table company (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  industries text[] not null default '{}',
  employees text,
  address text not null default '',
  website text not null default '',
  phone text not null default '',
  time_zone text not null default 'Europe/Berlin',
  logo text,
  created_at timestamptz not null,
  deactivated_at timestamptz
);

create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  user_type text not null check (user_type in ('Candidate', 'Recruiter', 'User')),
  company_id uuid references company,
  owner boolean not null default false,
  first_name text not null,
  last_name text not null,
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  time_zone text not null default 'Europe/Berlin',
  -- null: an interview guest, or a person whose address was taken over by its true owner
  password_hash text,
  guest boolean not null default false,
  picture text,
  pending_email text,
  notify_progress boolean not null default true,
  notify_reminders boolean not null default true,
  created_at timestamptz not null,
  activated_at timestamptz,
  deactivated_at timestamptz,
  check ((user_type = 'Recruiter') = (company_id is not null) or deactivated_at is not null)
);
create index account_company on account (company_id) where company_id is not null;
create unique index account_one_owner on account (company_id) where owner;

create table session (
  -- SHA-256 of the token: who reads the table cannot sign in
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  -- a guest's session opens this one interview and nothing else
  job_code_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

create table one_time_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('activation', 'password', 'email', 'sign-in', 'guest')),
  account_id uuid not null references account on delete cascade,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_token_account on one_time_token (account_id, purpose);

create table teammate_invitation (
  company_id uuid not null references company on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  invited_by uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, email)
);

create table consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null,
  -- which wording was agreed to, and in which language it was read
  text_version text not null,
  language text not null,
  booking_id text,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consent_account on consent (account_id, purpose);

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments jsonb not null default '[]',
  state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_created on mail (created_at desc, id);
create index mail_recipient on mail (recipient, created_at desc);

-- How often a caller called what: shared by all processes.
create table rate_count (
  key text primary key,
  calls integer not null,
  resets_at timestamptz not null
);
