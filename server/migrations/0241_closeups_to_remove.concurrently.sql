create index concurrently closeup_to_remove on closeup (account_id) where remove_at is not null;
