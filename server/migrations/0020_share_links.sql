-- Links by which somebody without an account sees what was chosen for them: profiles, applicants, showrooms.
create table share_link (
  id uuid primary key,
  kind text not null check (kind in ('profile', 'applicants', 'showroom')),
  -- SHA-256 of the secret, which is made from the id and the key of this installation: who reads the table cannot open the link
  token_hash bytea not null unique,
  -- whose profile it shows, or the company that shows its applicants
  account_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (num_nonnulls(account_id, company_id) = 1)
);
create index share_link_account on share_link (account_id) where account_id is not null;
create index share_link_company on share_link (company_id, kind) where company_id is not null;

create table share_link_view (
  id uuid primary key,
  link_id uuid not null references share_link on delete cascade,
  at timestamptz not null,
  -- given by the viewer, or empty
  viewer text not null default '',
  -- the candidate who was looked at; null: the list as a whole
  subject uuid references account on delete cascade
);
create index share_link_view_link on share_link_view (link_id, at desc);
create index share_link_view_subject on share_link_view (subject, at desc) where subject is not null;
