-- The calendar that somebody of a company has elsewhere, read by a secret address (iCal), so that its times are kept free.
create table own_calendar (
  account_id uuid primary key references account on delete cascade,
  -- sealed: who has it reads the calendar
  address bytea not null,
  -- the name of the server, which is shown
  host text not null,
  state text not null check (state in ('ready', 'unreachable')),
  failures integer not null default 0,
  read_at timestamptz not null,
  retry_at timestamptz not null,
  connected_at timestamptz not null
);
create index own_calendar_retry on own_calendar (retry_at);

-- When they have something there: never what.
create table own_calendar_busy (
  account_id uuid not null references own_calendar on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (account_id, starts_at, ends_at)
);
