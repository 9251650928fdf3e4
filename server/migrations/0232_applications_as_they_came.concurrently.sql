create index concurrently application_company_came on application (company_id, coalesce(came_at, created_at), id);
