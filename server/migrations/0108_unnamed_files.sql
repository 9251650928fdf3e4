-- Files that were stored and are named by no row yet: the transaction that names them takes them off this list, and what
-- is left on it by a program that was killed in between goes.
create table unnamed_file (
  name text primary key,
  stored_at timestamptz not null
);
create index unnamed_file_age on unnamed_file (stored_at);
