-- A promised answer that comes near or is late: the recruiters were told of it last.
alter table application add column nudged_at timestamptz;
