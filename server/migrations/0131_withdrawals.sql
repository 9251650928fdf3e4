-- Declarations with which somebody withdraws from a purchase; kept as a proof, also when the account is gone.
create table withdrawal (
  id uuid primary key,
  -- as they were typed, with or without an account
  name text not null,
  number text not null,
  email text not null,
  received_at timestamptz not null
);
create index withdrawal_received on withdrawal (received_at);

-- Its buyer withdrew while they could: the months are not given, and what was paid goes back.
alter table purchase add column withdrawn_at timestamptz;
drop index purchase_waiting;
create index purchase_waiting on purchase (opens_at) where state = 'paid' and opened_at is null and withdrawn_at is null;
create index purchase_withdrawn on purchase (withdrawn_at) where state = 'paid' and withdrawn_at is not null;
