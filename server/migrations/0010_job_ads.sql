-- Job ads, the recruiters in charge of them, and the bookmarks of candidates.
create table job_ad (
  id bigint generated always as identity primary key,
  booking_id text not null unique references booking on delete cascade,
  company_id uuid not null references company,
  language text not null default 'en' check (language in ('en', 'de', 'fr')),
  title text not null default '',
  -- rich text: HTML that the server sanitised
  present_your_company text not null default '',
  tasks text not null default '',
  benefits text not null default '',
  looking_for text not null default '',
  -- keys of the reference lists, word for word
  employment_types text[] not null default '{}',
  career_stages text[] not null default '{}',
  graduation_types text[] not null default '{}',
  industries text[] not null default '{}' check (cardinality(industries) <= 3),
  fields text[] not null default '{}' check (cardinality(fields) <= 3),
  -- list of {street, postalCode, city, region, country}; country has two letters
  places jsonb not null default '[]',
  remote text not null default 'no' check (remote in ('no', 'partly', 'fully')),
  salary_from numeric check (salary_from > 0),
  salary_to numeric check (salary_to > 0),
  salary_currency text not null default 'EUR' check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  -- name of the stored picture
  thumbnail text,
  -- folder of the company's own making
  category text not null default '',
  -- date-only: applying closes at the end of this day in the company's zone
  closing_date date,
  closes_at timestamptz,
  -- days until a promised reply, counted from the day of the application
  reply_days integer check (reply_days between 1 and 90),
  revision integer not null default 1,
  created_by uuid references account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- published: 90 days open, visible until its 180th day (R135, R226)
  published_at timestamptz,
  archived_at timestamptz,
  check (salary_from <= salary_to)
);
create index job_ad_company on job_ad (company_id, updated_at desc);
create index job_ad_published on job_ad (published_at desc, id desc) where published_at is not null and archived_at is null;

-- At most three people in charge; without any, all recruiters of the company are.
create table job_ad_recruiter (
  job_ad_id bigint not null references job_ad on delete cascade,
  account_id uuid not null references account on delete cascade,
  added_at timestamptz not null,
  primary key (job_ad_id, account_id)
);
create index job_ad_recruiter_account on job_ad_recruiter (account_id);

create table bookmark (
  account_id uuid not null references account on delete cascade,
  booking_id text not null references booking on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, booking_id)
);
