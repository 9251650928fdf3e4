-- Accounts and companies that administrators closed, and those that are being deleted: until then it can be undone.
create table closed_account (
  account_id uuid primary key references account on delete cascade,
  closed_at timestamptz not null,
  -- null: closed and kept
  erase_at timestamptz
);
create index closed_account_to_erase on closed_account (erase_at) where erase_at is not null;

create table closed_company (
  company_id uuid primary key references company on delete cascade,
  closed_at timestamptz not null,
  erase_at timestamptz
);
create index closed_company_to_erase on closed_company (erase_at) where erase_at is not null;
