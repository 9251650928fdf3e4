-- A company's provider makes, changes and shuts out its teammates over SCIM 2.0 (RFC 7644).

create table scim_provisioning (
  -- without a provider of the company nothing is provisioned by it
  company_id uuid primary key references single_sign_on on delete cascade,
  -- the secret itself is stored nowhere
  token_hash bytea not null unique,
  -- good for a little longer beside a new one
  former_hash bytea unique,
  former_until timestamptz check ((former_until is null) = (former_hash is null)),
  -- what somebody becomes who is made by it and was not invited
  joins_as text not null check (joins_as in ('recruiter', 'hiring-manager')),
  started_at timestamptz not null,
  used_at timestamptz,
  -- when something was last refused to it, and why
  refused_at timestamptz,
  refused text check ((refused is null) = (refused_at is null))
);

-- Whom the provider of a company has made or changed, and how it knows them.
create table scim_user (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- as the provider says it; null: the address
  user_name text,
  external_id text,
  -- what it did last
  did text not null check (did in ('made', 'changed', 'shut-out', 'let-in', 'removed')),
  changed_at timestamptz not null,
  -- when it shut them out: whom somebody else has shut out it does not let in
  shut_out_at timestamptz,
  -- when their conversations went on with the owner
  handed_on_at timestamptz check (handed_on_at is null or shut_out_at is not null),
  -- it has deleted them: it finds them no more
  removed_at timestamptz check (removed_at is null or shut_out_at is not null)
);
create unique index scim_user_name on scim_user (company_id, lower(user_name)) where user_name is not null and removed_at is null;
create index scim_user_company on scim_user (company_id, changed_at);
create index scim_user_waiting on scim_user (account_id) where shut_out_at is not null and handed_on_at is null;
