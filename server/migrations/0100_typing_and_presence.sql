-- Whether others see that somebody writes, which starts as it is known elsewhere, and that somebody is there, which nobody
-- learns unless one wants it. Both are mutual, as what was read is.
alter table chat_choice
  alter column read_marks set default true,
  add column typing boolean not null default true,
  add column presence boolean not null default false;
