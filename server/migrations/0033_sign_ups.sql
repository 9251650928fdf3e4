-- A sign-up is no account: names and password wait beside the links mailed for it, until one of them is opened.
create table sign_up (
  id uuid primary key,
  email text not null check (email = lower(email)),
  user_type text not null check (user_type in ('Candidate', 'Recruiter')),
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  password_hash text not null,
  -- SHA-256 of a secret that only the browser holds in which it was made
  browser_hash bytea not null,
  company_name text,
  industries text[] not null default '{}',
  -- the name in addresses of the company whose own sign-up it was
  corporate text,
  -- where the person was going
  next text,
  text_version text not null,
  -- a guest's account that was made for this sign-up, before its address was confirmed
  account_id uuid references account on delete set null,
  created_at timestamptz not null,
  check ((user_type = 'Recruiter') = (company_name is not null))
);
create index sign_up_email on sign_up (email, created_at desc);
create index sign_up_created on sign_up (created_at);
create index sign_up_account on sign_up (account_id) where account_id is not null;

create table sign_up_token (
  token_hash bytea primary key,
  sign_up_id uuid not null references sign_up on delete cascade,
  -- activation: mailed, confirms the address; session: reaches only what says that the address waits for that
  purpose text not null check (purpose in ('activation', 'session')),
  expires_at timestamptz not null
);
create index sign_up_token_sign_up on sign_up_token (sign_up_id);

-- A guest who has opened a mailed link has shown that the address is theirs, without having an account.
alter table account add column confirmed_at timestamptz;
update account set confirmed_at = activated_at where activated_at is not null;

-- What was signed up before and not confirmed becomes a sign-up; its sessions end.
insert into sign_up (id, email, user_type, first_name, last_name, language, password_hash, browser_hash, company_name, industries, text_version, created_at)
select account.id, account.email, account.user_type, account.first_name, account.last_name, account.language, account.password_hash,
  sha256(gen_random_uuid()::text::bytea), company.name, coalesce(company.industries, '{}'), '2026-11', account.created_at
from account left join company on company.id = account.company_id
where account.activated_at is null and account.password_hash is not null and account.deactivated_at is null and account.user_type <> 'User';
insert into sign_up_token (token_hash, sign_up_id, purpose, expires_at)
select token_hash, account_id, 'activation', expires_at from one_time_token where purpose = 'activation' and account_id in (select id from sign_up);
delete from one_time_token where purpose = 'activation';
delete from session using sign_up where session.account_id = sign_up.id;
update account set password_hash = null, guest = true from sign_up where sign_up.id = account.id and account.user_type = 'Candidate';
-- nobody has shown that the address is theirs, so the company that came with it closes
update company set deactivated_at = now()
where id in (select account.company_id from account join sign_up on sign_up.id = account.id)
  and not exists (select from account where account.company_id = company.id and account.activated_at is not null);
update account set email = 'removed-' || account.id || '@removed.invalid', password_hash = null, first_name = '', last_name = '', deactivated_at = now()
from sign_up where sign_up.id = account.id and account.user_type = 'Recruiter';
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (purpose in ('password', 'email', 'sign-in', 'guest', 'added'));
