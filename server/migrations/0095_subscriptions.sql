-- What a company has of one product; at most one that has not ended.
create table subscription (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  product text not null check (product in ('JobAd+', 'Jobcode Pro', 'RS')),
  interval_type text not null check (interval_type in ('Year', 'monthly')),
  max_recruiter integer not null check (max_recruiter > 0),
  -- whole cents before VAT for a period, as they were when the plan was chosen
  price integer not null check (price >= 0),
  -- what was really charged for this period, after a voucher and with what an upgrade added
  period_net integer not null check (period_net >= 0),
  -- periods are counted from here in months, so that one from the 31st comes back to the 31st
  anchor_at timestamptz not null,
  months integer not null default 0,
  period_from timestamptz not null,
  period_to timestamptz not null,
  -- the plan from the next period on
  next_plan_id text,
  next_price integer,
  cancelled_at timestamptz,
  -- no further period after this one until somebody goes on
  pause_wanted boolean not null default false,
  paused_at timestamptz,
  suspended_at timestamptz,
  ended_at timestamptz,
  bill_to text not null,
  created_at timestamptz not null,
  check ((next_plan_id is null) = (next_price is null)),
  check (period_from < period_to)
);
create unique index subscription_running on subscription (company_id, product) where ended_at is null;
create index subscription_company on subscription (company_id);
create index subscription_due on subscription (period_to) where ended_at is null and paused_at is null;

-- What a company is to pay; never changed but by being paid, and kept when the company is gone.
create table billing_order (
  id uuid primary key,
  company_id uuid references company on delete set null,
  subscription_id uuid references subscription on delete set null,
  kind text not null check (kind in ('period', 'upgrade')),
  plan_id text not null,
  -- for which time
  covers_from timestamptz not null,
  covers_to timestamptz not null,
  -- whole cents; the rate in hundredths of a percent
  price integer not null,
  net integer not null,
  vat_rate integer not null,
  vat integer not null,
  total integer not null,
  voucher_id uuid references voucher,
  bill_to text not null,
  ordered_by uuid references account on delete set null,
  ordered_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid references account on delete set null,
  -- how many reminders have left
  reminders integer not null default 0,
  check (net >= 0 and net <= price and total = net + vat)
);
create index billing_order_company on billing_order (company_id, ordered_at desc);
create index billing_order_subscription on billing_order (subscription_id);
create index billing_order_open on billing_order (due_at) where paid_at is null;
create index billing_order_voucher on billing_order (voucher_id) where voucher_id is not null;
create index billing_order_ordered_by on billing_order (ordered_by) where ordered_by is not null;
create index billing_order_paid_by on billing_order (paid_by) where paid_by is not null;

-- Which mails of a trial have left, or were not due any more; a trial is known by its beginning.
create table trial_notice (
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('begun', 'ending')),
  begins_at timestamptz not null,
  at timestamptz not null,
  primary key (company_id, kind, begins_at)
);
