-- What a company keeps to begin further jobs with, shared among its recruiters: whole jobs, and single questions.
create table job_template (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  -- texts of an ad, questions and anchors, as the contract shapes them
  content jsonb not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null
);
create unique index job_template_name on job_template (company_id, lower(name));

create table bank_question (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  language text not null check (language in ('en', 'de', 'fr')),
  text text not null,
  -- how it may be answered, and what answers of one, three and five points look like
  content jsonb not null,
  created_by uuid references account on delete set null,
  created_at timestamptz not null
);
create unique index bank_question_text on bank_question (company_id, md5(lower(text)));
create index bank_question_latest on bank_question (company_id, created_at desc, id);
