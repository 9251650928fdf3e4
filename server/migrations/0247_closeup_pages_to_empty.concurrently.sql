create index concurrently closeup_page_to_empty on closeup_page (closeup_id) where empty_at is not null;
