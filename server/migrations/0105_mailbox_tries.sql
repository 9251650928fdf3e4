-- What was tried before a mailbox was connected anew says nothing about it; refusals are counted apart from what was only away.
alter table mailbox
  -- another one each time it is connected
  add column connection uuid,
  add column refusals integer not null default 0,
  -- one program at a time asks the provider for the next token
  add column renewing_until timestamptz,
  -- what was in it by then is no news
  add column read_once boolean not null default false;
update mailbox set read_once = true where state <> 'reading';
update mailbox set refusals = failures where fault = 'login';
