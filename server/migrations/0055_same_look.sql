-- Asked at every look: whether the same person has just seen the same thing.
create index audit_entry_seen on audit_entry (actor, object, object_id, at) where action = 'seen';
