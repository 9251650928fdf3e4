-- Where the people of a company sign in at its own provider (OpenID Connect).

create table single_sign_on (
  company_id uuid primary key references company on delete cascade,
  -- as the provider's tokens name it
  issuer text not null,
  client_id text not null,
  -- sealed with a key outside of the database
  client_secret bytea not null,
  -- what somebody becomes who signs in and has no account yet; nobody is let in so without it
  joins_as text check (joins_as in ('recruiter', 'hiring-manager')),
  changed_at timestamptz not null,
  -- when its owner signed in with it: it counts from then on
  tried_at timestamptz,
  -- since when nothing else signs the company's people in, its owner aside
  required_since timestamptz check (required_since is null or tried_at is not null)
);

-- The domains whose addresses are a company's to speak for.
create table company_domain (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  domain text not null,
  -- what its TXT record says
  token text not null,
  added_at timestamptz not null,
  proven_at timestamptz,
  -- since when the record of a proven one was no longer found
  missing_since timestamptz check (missing_since is null or proven_at is not null),
  unique (company_id, domain)
);
create unique index company_domain_proven on company_domain (domain) where proven_at is not null;

-- Who somebody is at the provider of their company.
create table single_sign_on_link (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company on delete cascade,
  subject text not null,
  linked_at timestamptz not null,
  used_at timestamptz not null,
  unique (company_id, subject)
);

-- A way to a provider that was begun: it comes back once, within ten minutes, to the browser that began it.
create table single_sign_on_attempt (
  state_hash bytea primary key,
  company_id uuid not null references company on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'try', 'show')),
  -- digest of the secret of the browser
  asked_by bytea not null,
  -- of whoever was signed in
  session_hash bytea,
  -- nonce and verifier, sealed
  secret bytea not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index single_sign_on_attempt_company on single_sign_on_attempt (company_id);
create index single_sign_on_attempt_expires on single_sign_on_attempt (expires_at);

alter table session add column by_single_sign_on boolean not null default false;
