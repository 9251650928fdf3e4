-- What a closeup costs is a setting too.
alter table billing_setting drop constraint billing_setting_name_check;
alter table billing_setting add constraint billing_setting_name_check
  check (name in ('buying', 'trialDays', 'vatRate', 'price', 'closeupPrice'));

-- A voucher is used by a company, or by a candidate.
alter table voucher_use alter column company_id drop not null;
alter table voucher_use add column account_id uuid references account on delete set null;
alter table voucher_use add check (company_id is null or account_id is null);
create unique index voucher_use_held_by_account on voucher_use (voucher_id, account_id) where used_at is null;
create index voucher_use_account on voucher_use (account_id) where account_id is not null;

-- What a candidate buys: begun, on its way to the provider, paid. It stays when the account goes, as the law on accounts asks.
create table purchase (
  id uuid primary key,
  account_id uuid references account on delete set null,
  -- as it is named in mails
  number text not null unique,
  state text not null check (state in ('draft', 'started', 'paid', 'refunded')),
  months integer not null check (months > 0),
  -- whole cents with VAT, before a voucher; the rate in hundredths of a percent
  price integer not null check (price >= 0),
  total integer not null check (total between 0 and price),
  vat_rate integer not null,
  voucher_id uuid references voucher,
  voucher_code text,
  bill_to text not null default '',
  -- counts every change of what is to be paid: a session at the provider is for one of them
  version integer not null default 0,
  -- the buyer asked for the start at once and knows that the right to withdraw ends with it
  starts_now boolean not null default false,
  session_id text unique,
  created_at timestamptz not null,
  started_at timestamptz,
  paid_at timestamptz,
  -- when the months begin, and when they were given
  opens_at timestamptz,
  opened_at timestamptz,
  refunded_at timestamptz
);
create unique index purchase_open on purchase (account_id) where state in ('draft', 'started');
create index purchase_account on purchase (account_id);
create index purchase_started on purchase (started_at) where state = 'started';
create index purchase_waiting on purchase (opens_at) where state = 'paid' and opened_at is null;
create index purchase_voucher on purchase (voucher_id) where voucher_id is not null;

-- Sessions of the provider for trying, with which no money moves.
create table trial_payment (
  id text primary key,
  purchase_id uuid not null references purchase on delete cascade,
  version integer not null,
  total integer not null,
  state text not null check (state in ('open', 'paid', 'expired', 'refunded')),
  created_at timestamptz not null,
  unique (purchase_id, version)
);
