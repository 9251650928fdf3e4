-- Who sells, as JSON, and the rates of other countries for candidates there, are settings too; of a rate plan_id is the country.
alter table billing_setting drop constraint billing_setting_name_check;
alter table billing_setting add constraint billing_setting_name_check
  check (name in ('buying', 'trialDays', 'vatRate', 'price', 'closeupPrice', 'seller', 'countryRate'));

-- In which country a company is taxed, and under which number.
create table billing_party (
  company_id uuid primary key references company on delete cascade,
  country text not null,
  vat_number text,
  -- how the number was checked last, when, and what the check is known by
  vat_number_state text not null default 'unchecked' check (vat_number_state in ('unchecked', 'valid', 'invalid', 'unreachable')),
  checked_at timestamptz,
  consultation text,
  -- when it was last known to be right
  valid_at timestamptz,
  changed_at timestamptz not null
);

-- How VAT is dealt with: charged (S), by a small business (E), owed by the buyer (AE), not taxed here (O).
alter table billing_order add column vat_category text not null default 'S' check (vat_category in ('S', 'E', 'AE', 'O'));
alter table purchase add column country text;
alter table purchase add column vat_category text not null default 'S' check (vat_category in ('S', 'E'));

-- The last number of a year. Whoever writes an invoice holds its row until the transaction ends: no number is left out.
create table invoice_counter (
  year integer primary key,
  last integer not null
);

-- What was written. It stays when the buyer goes, as the law on accounts asks, and goes after eight years.
create table invoice (
  id uuid primary key,
  year integer not null,
  place integer not null,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- the day on the clock of the operator
  issued_on date not null,
  issued_at timestamptz not null,
  -- whose it is, as long as they are there
  company_id uuid references company on delete set null,
  account_id uuid references account on delete set null,
  -- what it is for
  order_id uuid references billing_order on delete set null,
  purchase_id uuid references purchase on delete set null,
  -- the invoice that a credit note takes back, and its number and day
  corrects_id uuid references invoice on delete set null,
  corrects text,
  corrects_on date,
  language text not null check (language in ('en', 'de', 'fr')),
  -- as they were
  seller jsonb not null,
  buyer jsonb not null,
  line jsonb not null,
  vat_category text not null check (vat_category in ('S', 'E', 'AE', 'O')),
  -- whole cents; the rate in hundredths of a percent
  vat_rate integer not null,
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  total integer not null,
  -- paid already on this day, or to be paid by that one
  paid_on date,
  due_on date,
  -- the PDF, once it is made
  stored text,
  unique (year, place),
  check (total = net + vat and total > 0),
  check ((kind = 'credit-note') = (corrects is not null)),
  check (vat_category = 'S' or (vat = 0 and vat_rate = 0))
);
-- one invoice for what was bought, and one credit note for an invoice
create unique index invoice_order on invoice (order_id) where kind = 'invoice';
create unique index invoice_purchase on invoice (purchase_id) where kind = 'invoice';
create unique index invoice_corrects on invoice (corrects_id);
create index invoice_company on invoice (company_id, issued_at desc) where company_id is not null;
create index invoice_account on invoice (account_id, issued_at desc) where account_id is not null;
create index invoice_newest on invoice (year desc, place desc);
create index invoice_unmade on invoice (id) where stored is null;
create index invoice_orders on invoice (order_id) where order_id is not null;
create index invoice_purchases on invoice (purchase_id) where purchase_id is not null;

-- What was written is never changed: only its PDF is added, and those it refers to go.
create function invoice_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{stored,company_id,account_id,order_id,purchase_id,corrects_id}'::text[]
    is distinct from to_jsonb(old) - '{stored,company_id,account_id,order_id,purchase_id,corrects_id}'::text[] then
    raise exception 'an invoice is never changed';
  end if;
  return new;
end $$;
create trigger invoice_stays before update on invoice for each row execute function invoice_stays();
