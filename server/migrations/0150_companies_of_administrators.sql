-- Administrators find companies by any part of what is known of them, and look through them from the newest on.
create index company_words on company using gin (folded(' ' || name || ' ' || address || ' ' || website || ' ' || phone) gin_trgm_ops);
-- The same of people, with a space before the first word, so that short words are found where a word begins.
drop index account_people;
create index account_words on account using gin (folded(' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index account_deactivated on account (user_type, created_at desc, id desc) where deactivated_at is not null;
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
