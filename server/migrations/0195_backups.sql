-- Backups that were begun, and what came of them.
create table backup_run (
  id uuid primary key,
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- where, without any secret
  place text not null,
  -- the name of the backup, once it was proven
  name text,
  fault text,
  files integer,
  bytes bigint
);
create index backup_run_begun on backup_run (begun_at);

-- What was erased for good, by a digest that names nobody, so that it is erased again when an older backup is restored.
create table erasure (
  kind text not null check (kind in ('account', 'application', 'company')),
  digest text not null check (length(digest) = 64),
  at timestamptz not null,
  primary key (kind, digest)
);
create index erasure_at on erasure (at);
