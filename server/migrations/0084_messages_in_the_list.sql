-- Messages stand in the list of what happened, too: one row for each conversation.
alter table notification add column conversation_id uuid references conversation on delete cascade;
create index notification_conversation on notification (conversation_id) where conversation_id is not null;
