-- What a shared profile shows, who looked at it, and people whom companies added themselves.
alter table candidate_profile
  -- who opens the link or the public page also sees how to get in touch, and the documents
  add column share_contact boolean not null default false,
  add column share_documents boolean not null default true,
  -- every browser can play the video
  add column video_ready boolean not null default false;
create index candidate_profile_video on candidate_profile (video) where video is not null;

-- One look per viewer and day. Viewers stand under a keyed digest; rows go after two days.
create table profile_view (
  account_id uuid not null references account on delete cascade,
  viewer text not null,
  what text not null check (what in ('profile', 'video')),
  day date not null,
  primary key (account_id, viewer, what, day)
);
create index profile_view_day on profile_view (day);

-- Who added a person must not do so again after the person objected; nothing else of the person remains.
create table added_objection (
  company_id uuid not null references company on delete cascade,
  -- keyed digest of the address
  address text not null,
  at timestamptz not null,
  primary key (company_id, address)
);

-- What stands beside a profile when it is presented: the words of a company, or of the person.
create table dossier_comment (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  company_id uuid references company on delete cascade,
  text text not null,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  unique nulls not distinct (account_id, company_id)
);

alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token
  add constraint one_time_token_purpose_check
  check (purpose in ('activation', 'password', 'email', 'sign-in', 'guest', 'added'));
