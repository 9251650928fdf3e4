-- Administrators find companies by any part of what is known of them, and look through them from the newest on.
create index company_words on company using gin (folded(name || ' ' || address || ' ' || website || ' ' || phone) gin_trgm_ops);
create index company_newest on company (created_at desc, id desc);

-- What the operator has arranged with a company beyond its plans.
create table company_arrangement (
  company_id uuid primary key references company on delete cascade,
  -- for administrators alone
  notes text not null default '',
  -- as many recruiters as this, whatever its plans give; null: as the plans give
  seats integer check (seats between 1 and 1000),
  -- whether its colours, its font and its banner are shown
  branding boolean not null default true,
  changed_at timestamptz not null
);
