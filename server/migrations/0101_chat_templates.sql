-- What recruiters of a company write often, in each language; ours are the program's.
create table chat_template (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  texts jsonb not null,
  created_at timestamptz not null
);
create index chat_template_company on chat_template (company_id, created_at);
