-- which answers a reviewer has begun to watch, heard or read: a mark on the poster, for this reviewer alone
create table watched_answer (
  application_id uuid not null references application on delete cascade,
  question_no integer not null,
  account_id uuid references account on delete cascade,
  guest_id uuid references guest_reviewer on delete cascade,
  watched_at timestamptz not null,
  check ((account_id is null) <> (guest_id is null)),
  constraint watched_answer_once unique nulls not distinct (application_id, question_no, account_id, guest_id)
);
create index watched_answer_account on watched_answer (account_id);
create index watched_answer_guest on watched_answer (guest_id);
