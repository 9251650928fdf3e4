-- The log tells what the provider of a company did with its teammates from what the product does by itself.
alter table audit_entry drop constraint audit_entry_actor_kind_check;
alter table audit_entry add constraint audit_entry_actor_kind_check
  check (actor_kind in ('Candidate', 'Recruiter', 'User', 'link', 'product', 'provider'));
