-- Candidates with their applications that a company brings along from another system.
create table candidate_import (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  made_by uuid references account on delete set null,
  file_name text not null,
  -- the file; it goes as soon as its lines are in, or when nobody went on with it
  stored text,
  encoding text not null,
  delimiter text not null,
  header boolean not null,
  -- the names of the columns, in the order of the file
  names text[] not null,
  -- what each of them holds
  columns text[] not null,
  day_first boolean not null default true,
  -- the job of everybody whose line names none
  booking_id text references booking on delete set null,
  -- of the notice, where a line names none
  language text not null check (language in ('en', 'de', 'fr')),
  -- from where the company has the data, and by which ground of Article 6 it keeps them
  source text not null default '',
  ground text check (ground in ('consent', 'pre-contract', 'legitimate-interest')),
  state text not null default 'mapping' check (state in ('mapping', 'working', 'done', 'undoing', 'undone')),
  -- lines with something in them, and how many of them are through
  lines integer not null,
  done integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  notice_at timestamptz,
  warned_at timestamptz
);
create index candidate_import_company on candidate_import (company_id, created_at desc);
create index candidate_import_made_by on candidate_import (made_by);
create index candidate_import_booking on candidate_import (booking_id);

-- What became of each line. Who goes leaves a line without a name.
create table candidate_import_row (
  id uuid primary key,
  import_id uuid not null references candidate_import on delete cascade,
  -- where the line begins in the file, counted from 1
  line integer not null,
  -- taken: the person came with it; linked: an application of somebody whom the company knew; known: nothing new in it
  outcome text not null check (outcome in ('taken', 'linked', 'known', 'refused')),
  -- of a refused line: column and what is wrong, never what stood there
  problems jsonb not null default '[]',
  account_id uuid references account on delete set null,
  application_id uuid references application on delete set null,
  language text not null default 'en',
  taken_at timestamptz not null,
  told_at timestamptz,
  -- why it stayed when the import was undone
  kept text check (kept in ('answered', 'changed')),
  removed_at timestamptz,
  unique (import_id, line)
);
create index candidate_import_row_account on candidate_import_row (account_id) where account_id is not null;
create index candidate_import_row_application on candidate_import_row (application_id) where application_id is not null;
create index candidate_import_row_untold on candidate_import_row (import_id, line) where told_at is null and removed_at is null;
