-- Whoever mutes a conversation is told nothing of it until they look; whoever blocks somebody is not written to by them.
alter table conversation_member add column muted boolean not null default false;

create table chat_block (
  account_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  at timestamptz not null,
  primary key (account_id, blocked_id)
);
create index chat_block_blocked on chat_block (blocked_id);
