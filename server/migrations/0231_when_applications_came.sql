-- When an application came into the product, which is what a program reads on by. One that an import brings began years before:
-- whoever reads on from where they stopped would never have met it.
alter table application add column came_at timestamptz not null default date_trunc('milliseconds', now());
update application set came_at = coalesce(
  (select min(taken_at) from candidate_import_row where candidate_import_row.application_id = application.id), application.created_at);
create index application_company_came on application (company_id, came_at, id);
