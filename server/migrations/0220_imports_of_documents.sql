-- Documents that come along with a table of people, in a ZIP beside it.
alter table candidate_import
  add column archive_name text,
  -- the ZIP; it goes as soon as its files are unpacked
  add column archive_stored text,
  add column archive_state text check (archive_state in ('reading', 'read', 'unreadable')),
  -- why none of it can be read
  add column archive_fault text check (archive_fault in ('no-zip', 'too-many', 'too-large', 'empty')),
  -- files in it, and how many of them are unpacked
  add column archive_files integer not null default 0,
  add column archive_done integer not null default 0,
  -- once the import is through: files that belonged to nobody or were refused, and are gone
  add column archive_left integer not null default 0;

create table candidate_import_file (
  id uuid primary key,
  import_id uuid not null references candidate_import on delete cascade,
  -- which one of the ZIP
  position integer not null,
  -- where it lies in the ZIP; forgotten once it is somebody's document
  path text,
  -- why it cannot be taken in
  fault text check (fault in ('path', 'double', 'encrypted', 'empty', 'too-large', 'damaged', 'wrong-type', 'macros', 'old-office', 'password')),
  stored text unique,
  content_type text,
  bytes bigint,
  document_id uuid references application_document on delete cascade,
  unique (import_id, position)
);
create index candidate_import_file_document on candidate_import_file (document_id) where document_id is not null;
