-- Where a company wants to hear at once what happens.
create table webhook_endpoint (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  url text not null,
  -- of which kinds of events
  events text[] not null,
  -- sealed: what is sent is signed with it
  secret bytea not null,
  -- the one before, with which everything is signed as well until then
  former_secret bytea,
  former_until timestamptz,
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_why text check (disabled_why in ('person', 'failing', 'gone')),
  -- since when nothing has arrived that was sent
  failing_since timestamptz
);
create index webhook_endpoint_company on webhook_endpoint (company_id);
create index webhook_endpoint_created_by on webhook_endpoint (created_by);

-- What happened, by ids and never by words of a person; written where it happened, in the same transaction.
create table webhook_event (
  id uuid primary key,
  sequence bigint generated always as identity,
  company_id uuid not null references company on delete cascade,
  type text not null,
  -- ids alone: what they named may be gone
  application_id uuid,
  booking_id text,
  detail jsonb not null,
  at timestamptz not null
);
create index webhook_event_company on webhook_event (company_id, at);
create index webhook_event_at on webhook_event (at);

-- What is to be sent to whom, and how it stands.
create table webhook_delivery (
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null references webhook_event on delete cascade,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- not before then; while it is being sent, when another program may take it up
  next_at timestamptz not null,
  primary key (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (event_id);

-- Each try, and how it ended: of the answer its status alone.
create table webhook_attempt (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null references webhook_event on delete cascade,
  at timestamptz not null,
  try integer not null,
  status integer,
  fault text check (fault in ('dns', 'not-public', 'port', 'timeout', 'connection', 'secret')),
  milliseconds integer not null
);
create index webhook_attempt_endpoint on webhook_attempt (endpoint_id, id desc);
create index webhook_attempt_event on webhook_attempt (event_id);
