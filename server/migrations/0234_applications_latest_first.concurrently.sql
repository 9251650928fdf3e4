create index concurrently application_company_sent on application (company_id, coalesce(submitted_at, applied_at) desc nulls last, created_at desc, id);
