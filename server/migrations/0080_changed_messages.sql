-- A message may answer another one, and be changed or deleted for a while. What was changed after it was sent is counted
-- from 1 without a gap as the messages are, so that nobody misses it either.
alter table conversation add column last_change integer not null default 0;
alter table chat_message
  add column reply_number integer,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add column change integer not null default 0;
create index chat_message_change on chat_message (conversation_id, change) where change > 0;
