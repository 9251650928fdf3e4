-- What two people write to each other, perhaps about a job. The messages of a conversation are counted from 1 without a
-- gap: whoever knows the last number knows whether anything is missing.
create table conversation (
  id uuid primary key,
  booking_id text references booking on delete set null,
  -- counted under the lock of this row
  last_number integer not null default 0,
  last_at timestamptz not null,
  created_at timestamptz not null
);
create index conversation_booking on conversation (booking_id);

-- Each of the two, with whom they talk and about what, and how far they have read.
create table conversation_member (
  conversation_id uuid not null references conversation on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- null once the other one is gone
  with_id uuid references account on delete set null,
  booking_id text references booking on delete set null,
  read_number integer not null default 0,
  -- up to here it is hidden for this one alone
  hidden_number integer not null default 0,
  -- where a first message of the two about this job goes; false for one that was handed over to somebody who had one already
  main boolean not null default true,
  primary key (conversation_id, account_id)
);
create unique index conversation_of_two on conversation_member (account_id, with_id, coalesce(booking_id, '')) where main;
create index conversation_member_with on conversation_member (with_id);
create index conversation_member_booking on conversation_member (booking_id);

create table chat_message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  number integer not null,
  -- null once the sender is gone, and for what nobody said
  sender_id uuid references account on delete set null,
  -- the sender's own name of it: a second try is the same message
  client_id uuid not null,
  subject text not null,
  text text not null,
  client_date text not null,
  sent_at timestamptz not null,
  -- no words of a person: the sender left, and somebody else goes on
  handed_over boolean not null default false,
  handed_to uuid references account on delete set null,
  unique (conversation_id, number),
  unique (sender_id, client_id, conversation_id)
);

create index chat_message_handed_to on chat_message (handed_to) where handed_to is not null;

-- Files that go along with messages; without a message it waits to be sent.
create table chat_attachment (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  message_id uuid references chat_message on delete cascade,
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes integer not null,
  created_at timestamptz not null
);
create index chat_attachment_message on chat_attachment (message_id);
create index chat_attachment_account on chat_attachment (account_id);
create index chat_attachment_unsent on chat_attachment (created_at) where message_id is null;

-- What somebody chose about the own chat; without a row everything is as usual.
create table chat_choice (
  account_id uuid primary key references account on delete cascade,
  read_marks boolean not null
);
