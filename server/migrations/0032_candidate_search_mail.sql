-- A recruiter's saved search may send a mail when new or changed profiles fit it, as a candidate's does for jobs.
alter table saved_candidate_search
  add column mail boolean not null default false,
  -- what changed later is new to the recruiter
  add column seen_until timestamptz not null default now(),
  add column mailed_at timestamptz;
alter table saved_candidate_search alter column mail drop default, alter column seen_until drop default;
create index saved_candidate_search_mail on saved_candidate_search (id) where mail;
