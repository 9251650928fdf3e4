-- A closeup: the presentation of a candidate in eight pages.
create table closeup (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  language text not null check (language in ('en', 'de', 'fr')),
  template text not null,
  colour text not null,
  -- the numbers of the pages as they follow each other
  page_order smallint[] not null,
  released_at timestamptz,
  -- recruiters who may see the profile find it there
  shared boolean not null default false,
  views integer not null default 0,
  watched_seconds integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table closeup_page (
  closeup_id uuid not null references closeup on delete cascade,
  number smallint not null check (number between 1 and 8),
  title text not null,
  words text not null,
  entries jsonb not null,
  hidden boolean not null default false,
  -- counts every change, so that a second writer is told
  version integer not null default 0,
  primary key (closeup_id, number)
);

create table closeup_file (
  id uuid primary key,
  closeup_id uuid not null references closeup on delete cascade,
  number smallint not null check (number between 1 and 8),
  kind text not null check (kind in ('picture', 'video', 'document')),
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes bigint not null,
  poster text,
  seconds double precision,
  ready boolean not null default true,
  caption text not null default '',
  created_at timestamptz not null
);
create index closeup_file_page on closeup_file (closeup_id, number, created_at);

-- Who looked today, as a keyed digest; forgotten every night, the counts stay.
create table closeup_visit (
  closeup_id uuid not null references closeup on delete cascade,
  viewer text not null,
  day date not null,
  last_at timestamptz not null,
  primary key (closeup_id, viewer, day)
);
create index closeup_visit_day on closeup_visit (day);

-- What a recruiter thinks of a closeup; its owner sees it only if it is shared.
create table closeup_evaluation (
  closeup_id uuid not null references closeup on delete cascade,
  account_id uuid not null references account on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  shared boolean not null,
  at timestamptz not null,
  primary key (closeup_id, account_id)
);
create index closeup_evaluation_account on closeup_evaluation (account_id);

-- Recruiters who let the owner know that they looked.
create table closeup_look (
  closeup_id uuid not null references closeup on delete cascade,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  primary key (closeup_id, account_id)
);
create index closeup_look_account on closeup_look (account_id);

-- Until when others may see the closeup of somebody: bought before it is begun, and kept when it is deleted.
create table closeup_entitlement (
  account_id uuid primary key references account on delete cascade,
  enroll_type text not null check (enroll_type in ('voucher', 'paid', 'admin')),
  given_until timestamptz not null
);
create index closeup_entitlement_ends on closeup_entitlement (given_until);
