-- Whom a link to share shows, what of each, and whether the person agreed to just that.
create table share_link_person (
  id uuid primary key,
  link_id uuid not null references share_link on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- the application it rests on; null: a person whom the company added, or found
  application_id uuid references application on delete cascade,
  position integer not null,
  -- takes and documents of the profile that were chosen
  answers uuid[] not null default '{}',
  documents uuid[] not null default '{}',
  contact boolean not null default false,
  -- of the secret in the mail that asks the person
  token_hash bytea not null unique,
  state text not null check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (link_id, account_id)
);
create index share_link_person_account on share_link_person (account_id, asked_at desc);
create index share_link_person_application on share_link_person (application_id) where application_id is not null;

-- To whom a link was mailed; its id behind the secret says through which mail somebody came.
create table share_link_mail (
  id uuid primary key,
  link_id uuid not null references share_link on delete cascade,
  email text not null,
  mail_id uuid references mail on delete set null,
  at timestamptz not null
);
create index share_link_mail_link on share_link_mail (link_id);
create index share_link_mail_mail on share_link_mail (mail_id) where mail_id is not null;
create index share_link_mail_email on share_link_mail (email);

-- which answer was played
alter table share_link_view add column take_id uuid references take on delete set null;
create index share_link_view_take on share_link_view (take_id) where take_id is not null;

-- what was agreed to for one link alone
alter table consent add column link_id uuid references share_link on delete set null;
create index consent_link on consent (link_id) where link_id is not null;

-- Applicants of one booking, shown to somebody outside.
create table applicant_link (
  link_id uuid primary key references share_link on delete cascade,
  booking_id text not null references booking on delete cascade
);
create index applicant_link_booking on applicant_link (booking_id);

create table showroom (
  id uuid primary key,
  link_id uuid not null unique references share_link on delete cascade,
  company_id uuid not null references company on delete cascade,
  title text not null,
  greeting text not null default '',
  -- whom it is made for; empty: whoever has the link
  target_email text not null default '',
  -- the viewer need not give an address
  not_required boolean not null default false,
  -- the address of the viewer stands over pictures and videos
  overlay boolean not null default true,
  password_hash text,
  changed_at timestamptz not null
);
create index showroom_company on showroom (company_id, changed_at desc);

-- What viewers asked for: a talk, or a private profile.
create table showroom_request (
  id uuid primary key,
  showroom_id uuid not null references showroom on delete cascade,
  person_id uuid not null references share_link_person on delete cascade,
  kind text not null check (kind in ('talk', 'profile')),
  name text not null,
  email text not null,
  message text not null default '',
  -- the instants that were proposed (ISO 8601), and the zone in which the viewer thinks of them
  times text[] not null default '{}',
  time_zone text not null default '',
  minutes integer,
  at timestamptz not null
);
create index showroom_request_showroom on showroom_request (showroom_id, at desc);
create index showroom_request_person on showroom_request (person_id);
