-- What somebody signs in with beside the password, or in its place.

create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- as browsers name it, base64url
  credential_id text not null unique,
  public_key bytea not null,
  -- how often the device says that it has signed; many say 0 for ever
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- lies with the maker of the device or a password manager, and so on other devices too
  synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What a passkey is asked to sign: once, by whoever asked for it, within five minutes.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'show')),
  -- digest of the secret of the browser that asked, or of its session
  asked_by bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

create table authenticator_app (
  account_id uuid primary key references account on delete cascade,
  -- sealed with a key outside of the database
  secret bytea not null,
  created_at timestamptz not null,
  -- of the newest code that was used: it and all before it open nothing more
  last_step bigint not null
);

-- An app that has not shown yet that it has the secret.
create table authenticator_app_setup (
  account_id uuid primary key references account on delete cascade,
  session_hash bytea not null,
  secret bytea not null,
  expires_at timestamptz not null
);
create index authenticator_app_setup_expires on authenticator_app_setup (expires_at);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of 79 random bits
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (account_id, code_hash)
);

-- When a passkey, a code of an app or a recovery code was shown in a session.
alter table session add column second_step_at timestamptz;

-- Since when a company asks its people for one of them.
alter table company add column second_step_since timestamptz;

-- Whether a session opens nothing of its company yet: those that ran when it began to ask go on for a week.
create function second_step_missing(session session, company company, at timestamptz) returns boolean
  language sql immutable
  return company.second_step_since is not null and session.second_step_at is null
    and (session.created_at >= company.second_step_since or at >= company.second_step_since + interval '168 hours');
