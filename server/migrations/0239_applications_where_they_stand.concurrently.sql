create index concurrently application_standing on application (company_id, status, submitted_at, applied_at, seen_at, withdrawn_at) where anonymous_at is null;
