-- Applications that an administrator has deleted: they go after a day in which that can be taken back. Who did it stands in the log.
create table application_removal (
  application_id uuid primary key references application on delete cascade,
  remove_at timestamptz not null
);
create index application_removal_due on application_removal (remove_at);
