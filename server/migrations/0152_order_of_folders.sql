-- Folders stand in the order that somebody gave them; until then by name.
alter table job_category add column position integer not null default 0;
