-- What candidates say about themselves, and what their profile shows to whom.
create table candidate_profile (
  account_id uuid primary key references account on delete cascade,
  birth_date date,
  -- ISO 3166-1 alpha-2
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  address text not null default '',
  phone text not null default '',
  about text not null default '',
  profession text not null default '',
  employer text not null default '',
  university text not null default '',
  course_of_studies text not null default '',
  highest_graduation text,
  employment_types text[] not null default '{}',
  career_stage text check (career_stage in ('student', 'volunteer', 'job_starter', 'professional_experienced', 'expert')),
  sharing text not null default 'private' check (sharing in ('private', 'link', 'public')),
  -- agreed to be found by recruiters of other companies since then; null: not to be found
  findable_since timestamptz,
  -- the company that added the person itself; null where the person made the profile
  added_by_company uuid references company on delete set null,
  added_by uuid references account on delete set null,
  -- the person objected to having been added, or took the profile over
  objected_at timestamptz,
  taken_over_at timestamptz,
  video text,
  video_type text,
  video_poster text,
  video_seconds numeric,
  views integer not null default 0,
  video_views integer not null default 0,
  changed_at timestamptz not null
);
create index candidate_profile_company on candidate_profile (added_by_company) where added_by_company is not null;

create table candidate_experience (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text not null,
  employer text not null default '',
  place text not null default '',
  description text not null default '',
  -- months from 1 to 12; a year and month of -1 as end: until now
  from_month integer not null check (from_month between 1 and 12),
  from_year integer not null check (from_year between 1900 and 2200),
  to_month integer not null check (to_month = -1 or to_month between 1 and 12),
  to_year integer not null check (to_year = -1 or to_year between 1900 and 2200),
  check ((to_month = -1) = (to_year = -1)),
  check (to_year = -1 or to_year * 12 + to_month >= from_year * 12 + from_month)
);
create index candidate_experience_account on candidate_experience (account_id);

create table candidate_education (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  school text not null,
  course text not null default '',
  graduation text,
  description text not null default '',
  from_month integer not null check (from_month between 1 and 12),
  from_year integer not null check (from_year between 1900 and 2200),
  to_month integer not null check (to_month = -1 or to_month between 1 and 12),
  to_year integer not null check (to_year = -1 or to_year between 1900 and 2200),
  check ((to_month = -1) = (to_year = -1)),
  check (to_year = -1 or to_year * 12 + to_month >= from_year * 12 + from_month)
);
create index candidate_education_account on candidate_education (account_id);

create table candidate_skill (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  position integer not null default 0
);
create unique index candidate_skill_once on candidate_skill (account_id, lower(name));

create table candidate_language (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- one of the 23 of the specification
  language text not null,
  level text not null check (level in ('basic', 'conversational', 'fluent', 'native')),
  unique (account_id, language)
);

create table candidate_document (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('cv', 'cover-letter', 'certificate', 'reference', 'diploma', 'portfolio', 'other')),
  -- what the person's computer called it; to show, never to store under
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes bigint not null,
  position integer not null,
  created_at timestamptz not null
);
create index candidate_document_account on candidate_document (account_id, position);
