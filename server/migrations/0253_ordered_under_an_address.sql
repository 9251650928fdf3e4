-- The address under which it was ordered: whoever withdraws knows it from the confirmation, whatever theirs is by then.
alter table purchase add column email text;
