-- Searches for jobs that somebody without an account is mailed about, once the address is confirmed. Ended, the row is gone.
create table job_alert (
  id uuid primary key,
  email text not null check (email = lower(email)),
  language text not null check (language in ('en', 'de', 'fr')),
  name text not null,
  -- what is searched for, by the names of the search's query
  query jsonb not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- ads published up to here are known already
  seen_until timestamptz not null,
  mailed_at timestamptz,
  -- what was mailed because of it, the newest first: in the outbox it goes together with the address
  mails uuid[] not null default '{}'
);
create index job_alert_email on job_alert (email);
create index job_alert_unconfirmed on job_alert (created_at) where confirmed_at is null;
create index job_alert_confirmed on job_alert (id) where confirmed_at is not null;
