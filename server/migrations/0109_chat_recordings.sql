-- A film or a voice that was recorded for a message: played in its place, once for every browser.
alter table chat_attachment
  add column recorded text check (recorded in ('video', 'voice')),
  add column poster text unique,
  add column seconds real,
  add column ready boolean not null default true;
