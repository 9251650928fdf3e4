-- What a company asks of people it takes on, in the order in which it asks.
create table progress_document (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  title text not null,
  why text not null,
  -- until when: a day, or so many days after somebody was accepted
  due_date date,
  due_days integer check (due_days between 0 and 365),
  -- the jobs whose people are asked for it; empty: everybody
  bookings text[] not null default '{}',
  position integer not null,
  created_at timestamptz not null,
  -- no longer asked for; what was handed in stays with the person
  removed_at timestamptz,
  check (due_date is null or due_days is null)
);
create index progress_document_company on progress_document (company_id, position);

-- Whoever is accepted has a list; this row says what the status does not: added by hand, told of it.
create table progress_member (
  application_id uuid primary key references application on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- set where somebody was added by hand
  added_at timestamptz,
  -- something was handed in: the list stays when the status becomes another one
  handed_in boolean not null default false,
  told_at timestamptz
);
create index progress_member_company on progress_member (company_id);

create table progress_file (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  document_id uuid not null references progress_document on delete cascade,
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes bigint not null,
  -- a picture that pages can show, where they cannot show the file
  shown text,
  review text not null default 'open' check (review in ('open', 'ok', 'refused')),
  reason text not null default '',
  reviewed_at timestamptz,
  created_at timestamptz not null
);
create index progress_file_application on progress_file (application_id, document_id, created_at);
create index progress_file_document on progress_file (document_id);

-- Where one document of one person stands; without a row it is missing and nothing more was said.
create table progress_item (
  application_id uuid not null references application on delete cascade,
  document_id uuid not null references progress_document on delete cascade,
  company_id uuid not null references company on delete cascade,
  pf_status text not null default 'missing' check (pf_status in ('urgent', 'not-required', 'new', 'missing')),
  update_action text check (update_action in ('Deleted', 'Uploaded')),
  -- the file that counts; earlier ones were refused or asked for anew
  file_id uuid references progress_file on delete set null,
  -- a day of its own
  due_on date,
  seen_at timestamptz,
  primary key (application_id, document_id)
);
create index progress_item_document on progress_item (document_id);
create index progress_item_file on progress_item (file_id) where file_id is not null;
create index progress_item_news on progress_item (company_id, application_id) where file_id is not null and seen_at is null;

create index application_accepted on application (company_id, decided_at desc, id) where status = 'Accepted';

-- A file that was mailed as a link: it lives for some days, and as long as the file.
create table progress_link (
  id uuid primary key,
  file_id uuid not null references progress_file on delete cascade,
  company_id uuid not null references company on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index progress_link_file on progress_link (file_id);
create index progress_link_created_by on progress_link (created_by) where created_by is not null;

-- Of what somebody was reminded: so many days before a day, once.
create table progress_reminder (
  application_id uuid not null references application on delete cascade,
  document_id uuid not null references progress_document on delete cascade,
  due_on date not null,
  days smallint not null check (days in (7, 3, 0)),
  primary key (application_id, document_id, due_on, days)
);
create index progress_reminder_document on progress_reminder (document_id);
