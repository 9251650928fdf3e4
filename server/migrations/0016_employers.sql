-- The face of a company: its profile, its look, and the files of both.
create table company_profile (
  company_id uuid primary key references company on delete cascade,
  about_us text not null default '',
  slogan text not null default '',
  -- name of the stored picture
  banner text,
  -- who gets the mails of candidates; empty: the owner of the company
  contact_email text not null default '',
  -- lists in the order of showing; packages/contract/src/companies/profile.ts says what an item holds
  benefits jsonb not null default '[]',
  team jsonb not null default '[]',
  kpis jsonb not null default '[]',
  socials jsonb not null default '[]',
  inside jsonb not null default '[]',
  -- list of names of stored pictures
  gallery jsonb not null default '[]',
  revision integer not null default 1,
  updated_at timestamptz not null,
  published_at timestamptz
);

-- What a company has uploaded for its profile: nobody else may name it.
create table company_file (
  name text primary key,
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('picture', 'video')),
  poster text,
  -- false while some browsers could not play it
  ready boolean not null default true,
  -- the version for every browser that took its place; a form that is open may still name the former one
  replaced_by text,
  created_at timestamptz not null
);
create index company_file_company on company_file (company_id);

-- Corporate identity: colours, letters and texts of the branded screens.
create table company_look (
  company_id uuid primary key references company on delete cascade,
  primary_color text check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text check (secondary_color ~ '^#[0-9a-f]{6}$'),
  -- family that stands in for the font, or alone
  font_style text not null default 'sans-serif' check (font_style in ('sans-serif', 'serif', 'rounded', 'monospace')),
  -- where the font came from, and the name of the stored file
  font_source text not null default '',
  font text,
  business_terms text not null default '',
  privacy_terms text not null default '',
  updated_at timestamptz not null
);
create index application_reply_by on application (company_id, reply_by) where reply_by is not null;
