-- What the operator set for buying. Every change is a row of its own and none is overwritten: of the rows of one thing the
-- one with the latest counts_at that has come holds, and of two of the same moment the later one set.
create table billing_setting (
  id uuid primary key,
  name text not null check (name in ('buying', 'trialDays', 'vatRate', 'price')),
  -- of a price: which plan; else empty
  plan_id text not null default '',
  -- null: a plan that is no longer offered
  value text,
  -- the day as the operator named it, and the moment at which it begins to count
  counts_from date not null,
  counts_at timestamptz not null,
  set_by uuid references account on delete set null,
  set_at timestamptz not null
);
create index billing_setting_thing on billing_setting (name, plan_id, counts_at desc, set_at desc);
create index billing_setting_set_by on billing_setting (set_by) where set_by is not null;

create table voucher (
  id uuid primary key,
  -- without blanks, in capitals
  code text not null,
  scope text not null check (scope in ('closeup', 'subscription', 'both')),
  -- one of them
  percent integer check (percent between 1 and 100),
  amount integer check (amount > 0),
  valid_until date not null,
  -- the moment at which that day is over
  valid_to timestamptz not null,
  max_uses integer not null check (max_uses > 0),
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((percent is null) <> (amount is null))
);
create unique index voucher_code on voucher (code) where deleted_at is null;
create index voucher_created_by on voucher (created_by) where created_by is not null;

-- A use of a voucher: held for half an hour, counted once it is paid with.
create table voucher_use (
  id uuid primary key,
  voucher_id uuid not null references voucher,
  company_id uuid not null references company on delete cascade,
  reserved_until timestamptz not null,
  used_at timestamptz
);
create unique index voucher_use_held on voucher_use (voucher_id, company_id) where used_at is null;
create index voucher_use_company on voucher_use (company_id);
