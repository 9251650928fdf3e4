-- When an application came that began before, because an import brought it: a program reads on in this order, and would never
-- meet what begins in front of where it stopped.
alter table application add column came_at timestamptz;
update application set came_at = row.taken_at from candidate_import_row row where row.application_id = application.id;
