-- How a recruiter likes to see the applicants: filters, order and columns, under a name.
create table saved_applicant_view (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- by the names of the list's query
  query jsonb not null,
  columns text[] not null,
  created_at timestamptz not null
);
create index saved_applicant_view_account on saved_applicant_view (account_id, created_at desc);
