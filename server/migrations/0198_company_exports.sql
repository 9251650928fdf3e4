-- The export of everything a company has, for its owner: made by a job, fetched within a few days, and then gone.
create table company_export (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- who asked reads in it what their own pages show, so nobody else fetches it
  asked_by uuid not null references account on delete cascade,
  -- outdated: somebody who stands in it was erased meanwhile, so it was taken back
  state text not null check (state in ('waiting', 'working', 'ready', 'outdated')),
  -- why the last try broke off; it is tried again by itself
  fault text check (fault in ('no-room', 'other')),
  -- files written so far, of so many, and how many bytes they took
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint not null default 0,
  -- files that could not be put in, which the list of files in the export names
  missing integer not null default 0,
  stored text,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  fetched_at timestamptz
);
-- one for each company: whoever asks anew lets go of the one before
create unique index company_export_company on company_export (company_id);
create index company_export_asked_by on company_export (asked_by);
create index company_export_expires on company_export (expires_at) where stored is not null;
