-- The card that a company pays with. While there is one, what it buys is charged to it; without one it is paid by invoice.
create table billing_card (
  company_id uuid primary key references company on delete cascade,
  provider text not null check (provider in ('stripe', 'trial')),
  -- as the provider knows it; no number of a card is kept here
  customer text not null,
  method text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  saved_at timestamptz not null
);

-- Cards that nobody pays with any more, until the provider has forgotten them.
create table card_left (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'trial')),
  customer text not null,
  method text not null
);

-- A page of the provider on which an owner names a card.
create table card_session (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  provider text not null check (provider in ('stripe', 'trial')),
  session_id text,
  state text not null check (state in ('open', 'saved', 'expired')),
  created_at timestamptz not null
);
create index card_session_company on card_session (company_id, created_at desc);
create index card_session_open on card_session (created_at) where state = 'open';

alter table billing_order add column pay_by text not null default 'invoice' check (pay_by in ('invoice', 'card'));
-- when a card was refused for it last
alter table billing_order add column declined_at timestamptz;

-- What is charged to a card: an order of a period that has begun, or a choice, which holds once it is paid.
create table card_payment (
  id uuid primary key,
  company_id uuid references company on delete set null,
  order_id uuid references billing_order on delete set null,
  -- what was chosen, as it was weighed
  choice jsonb,
  -- the card as it was then: what is asked again is asked in the same way
  provider text not null check (provider in ('stripe', 'trial')),
  customer text not null,
  method text not null,
  -- whole cents with VAT
  total integer not null check (total > 0),
  title text not null,
  -- the charge at the provider, noted before any money moves
  charge_id text unique,
  -- `unwanted`: it was paid, nobody gets anything for it, and it is to be given back
  state text not null check (state in ('started', 'paid', 'declined', 'unwanted', 'refunded')),
  asked_by uuid references account on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz
);
-- one charge at a time for an order, and one choice of a company
create unique index card_payment_of_order on card_payment (order_id) where state = 'started' and choice is null;
create unique index card_payment_of_choice on card_payment (company_id) where state = 'started' and choice is not null;
create index card_payment_order on card_payment (order_id);
create index card_payment_company on card_payment (company_id);
create index card_payment_open on card_payment (created_at) where state in ('started', 'unwanted');
create index card_payment_asked_by on card_payment (asked_by) where asked_by is not null;

-- Pages and charges of the provider for trying, with which no money moves.
create table trial_card (
  id text primary key,
  session_id uuid not null unique references card_session on delete cascade,
  state text not null check (state in ('open', 'saved')),
  -- of the card for trying that was typed
  last4 text,
  pays boolean
);
create table trial_charge (
  id text primary key,
  payment_id uuid not null unique references card_payment on delete cascade,
  method text not null,
  state text not null check (state in ('prepared', 'paid', 'declined', 'dropped', 'refunded'))
);
