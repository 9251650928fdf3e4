-- What administrators had written into a dossier before it was overwritten or emptied: it goes after a day in which it can be put back.
create table administrator_words_before (
  account_id uuid primary key references account on delete cascade,
  -- another one each time, so that nobody puts back other words than those they saw
  id uuid not null unique,
  text text not null check (text <> ''),
  -- when they were written
  changed_at timestamptz not null,
  remove_at timestamptz not null
);
create index administrator_words_before_due on administrator_words_before (remove_at);
