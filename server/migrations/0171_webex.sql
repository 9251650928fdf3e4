-- The connection of a company with Webex, which one of its people allowed.
create table webex_connection (
  company_id uuid primary key references company on delete cascade,
  -- names this one connection: what is said about a former one changes nothing
  id uuid not null unique,
  connected_by uuid references account on delete set null,
  -- of the account at Webex
  name text not null,
  email text not null,
  -- tokens, sealed
  secret bytea not null,
  state text not null check (state in ('ready', 'ended')),
  -- before that they are renewed, also where nobody uses them
  renew_at timestamptz not null,
  renewing_until timestamptz,
  connected_at timestamptz not null
);
create index webex_connection_connected_by on webex_connection (connected_by);

-- What Webex is still to be told to take back.
create table webex_revocation (
  id uuid primary key,
  secret bytea not null,
  since timestamptz not null
);
