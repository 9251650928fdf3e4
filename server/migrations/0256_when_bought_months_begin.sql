-- When the months of a purchase begin, once they were given: after those that were there. Taken back is what is left of them then.
alter table purchase add column begins_at timestamptz;
