-- Wrong passwords, counted for an account from anywhere, and apart for each device that knew the password before.
create table failed_password (
  key text primary key,
  failures integer not null,
  next_try_at timestamptz not null,
  forget_at timestamptz not null
);
create index failed_password_forget on failed_password (forget_at);

create table known_device (
  -- SHA-256 of the secret that the device keeps
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index known_device_account on known_device (account_id, used_at desc);

-- People see where they are signed in.
alter table session add column id uuid not null default gen_random_uuid() unique;
alter table session add column agent text not null default '';
alter table session add column used_at timestamptz;
update session set used_at = least(now(), expires_at - interval '7 days');
alter table session alter column used_at set not null;
