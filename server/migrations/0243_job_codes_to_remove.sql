-- Job codes that nobody used and an administrator deleted: put away at once, they go then. `archived_at` is what comes back when one is kept.
create table job_code_removal (
  id uuid primary key,
  job_code_id text not null unique references job_code on delete cascade,
  remove_at timestamptz not null,
  archived_at timestamptz
);
create index job_code_removal_due on job_code_removal (remove_at);
