-- The log is narrowed to what one person did.
create index concurrently audit_entry_actor on audit_entry (actor, id desc) where actor is not null;
