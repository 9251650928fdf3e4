-- Searches that candidates keep, and the daily mail when something new fits.
create table saved_search (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- what is searched for, by the names of the search's query
  query jsonb not null,
  mail boolean not null default true,
  created_at timestamptz not null,
  -- ads published up to here are known already
  seen_until timestamptz not null,
  mailed_at timestamptz
);
create index saved_search_account on saved_search (account_id, created_at desc);
create index saved_search_mail on saved_search (id) where mail;

-- Where a mail that comes again and again can be ended with one click (RFC 8058).
alter table mail add column unsubscribe text;
