-- Job codes that a candidate has opened, signed in.
create table job_code_scan (
  account_id uuid not null references account on delete cascade,
  job_code_id text not null references job_code on delete cascade,
  opened_at timestamptz not null,
  primary key (account_id, job_code_id)
);
