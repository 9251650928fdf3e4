-- Occupations as administrators want the search to know them: more of them, or others in place of those that the product knows.
create table occupation (
  id uuid primary key,
  -- the usual English name of the one it stands for
  replaces text unique,
  -- names and everyday words by language; null: the search is not to know it
  words jsonb,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  check (words is not null or replaces is not null)
);
