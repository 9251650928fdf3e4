-- What all programs of one installation share.
create table installation (
  name text primary key,
  value text not null
);
comment on table installation is 'Secrets made at the first start, such as the key that signs links to recordings';
