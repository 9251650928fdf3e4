-- Jobs that a company brings along from another system, by the same tables as people.
alter table candidate_import add column kind text not null default 'people' check (kind in ('people', 'jobs'));

alter table candidate_import_row
  -- the draft that came with the line
  add column job_ad_id bigint references job_ad on delete set null,
  -- by what a job is known again: `ref` and its reference elsewhere, or else a digest of what the line says
  add column job_key text;
create index candidate_import_row_job_ad on candidate_import_row (job_ad_id) where job_ad_id is not null;
create index candidate_import_row_job_key on candidate_import_row (job_key) where job_key is not null;

alter table candidate_import_row drop constraint candidate_import_row_kept_check;
alter table candidate_import_row add constraint candidate_import_row_kept_check check (kept in ('answered', 'changed', 'published'));
