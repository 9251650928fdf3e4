-- Who looked at or changed personal data. Rows are only ever added; people stand in it under numbers that mean nothing elsewhere.
create table audit_person (
  account_id uuid primary key references account on delete cascade,
  -- erasing the account removes this row, and with it the only way from the number to the person
  number uuid not null unique
);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: the product itself, or the holder of a link
  actor uuid,
  actor_kind text not null check (actor_kind in ('Candidate', 'Recruiter', 'User', 'link', 'product')),
  company_id uuid,
  subject uuid,
  action text not null check (action in ('seen', 'added', 'changed', 'removed', 'shared', 'sent', 'exported')),
  object text not null,
  object_id text not null default ''
);
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_subject on audit_entry (subject, at desc) where subject is not null;
create index audit_entry_company on audit_entry (company_id, at desc) where company_id is not null;

-- The entries of one hour, digested together with the hour before and signed.
create table audit_seal (
  hour timestamptz primary key,
  entries integer not null,
  digest text not null,
  signature text not null
);

create function only_added() returns trigger language plpgsql as $$
begin
  raise exception '% takes new rows only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entry_only_added before update or delete or truncate on audit_entry execute function only_added();
create trigger audit_seal_only_added before update or delete or truncate on audit_seal execute function only_added();
revoke update, delete, truncate on audit_entry, audit_seal from public, current_user;
