-- How long applications are kept: a choice within what the law of a country allows, never switched off.
create table company_retention (
  company_id uuid primary key references company on delete cascade,
  country text not null check (country in ('DE', 'FR', 'other')),
  -- months after the decision; recordings go before the rest
  file_months integer not null check (file_months between 1 and 24),
  video_months integer not null check (video_months between 1 and 24),
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  check (video_months <= file_months)
);

-- A dispute stops the clock of one application, with a reason and a name.
create table legal_hold (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  company_id uuid not null references company on delete cascade,
  reason text not null check (reason <> ''),
  placed_by uuid references account on delete set null,
  placed_at timestamptz not null,
  lifted_by uuid references account on delete set null,
  lifted_at timestamptz
);
create unique index legal_hold_once on legal_hold (application_id) where lifted_at is null;
create index legal_hold_company on legal_hold (company_id, placed_at desc);

create table retention_receipt (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  at timestamptz not null,
  -- applications whose recordings went, and those that became figures; ids that lead to nobody any more
  recordings uuid[] not null default '{}',
  files uuid[] not null default '{}',
  invitations integer not null default 0,
  held integer not null default 0
);
create index retention_receipt_company on retention_receipt (company_id, at desc);

alter table application add column recordings_removed_at timestamptz;
-- asked whether the company may keep it longer
alter table application add column retention_asked_at timestamptz;
