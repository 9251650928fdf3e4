-- Browsers that are told by push, as long as the session lasts in which that was turned on.
create table push_subscription (
  id uuid primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  -- an address at the maker of the browser, and the keys with which it alone reads what is sent there
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_session on push_subscription (session_hash);

-- When devices were told of it last.
alter table notification add column pushed_at timestamptz;
