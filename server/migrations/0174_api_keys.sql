-- Keys by which other programs call as somebody of a company.
create table api_key (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- for whom it acts
  account_id uuid not null references account on delete cascade,
  made_by uuid references account on delete set null,
  name text not null,
  -- how the key begins, which is shown
  prefix text not null,
  -- SHA-256 of the key
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- to the minute
  used_at timestamptz,
  -- its name stays for the activity log
  revoked_at timestamptz
);
create index api_key_company on api_key (company_id, created_at desc);
create index api_key_account on api_key (account_id);
create index api_key_made_by on api_key (made_by);

-- What a key has made under a name, so that the same call makes it once.
create table idempotent_call (
  api_key_id uuid not null references api_key on delete cascade,
  name text not null,
  -- SHA-256 of the call
  digest bytea not null,
  -- the reply, sealed
  reply bytea,
  created_at timestamptz not null,
  primary key (api_key_id, name)
);
create index idempotent_call_created_at on idempotent_call (created_at);

-- By which key it was done; no foreign key, for entries never change.
alter table audit_entry add column key_id uuid;
