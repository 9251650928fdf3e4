-- Whoever applies chooses which documents of the profile go along; the company then sees no others.
alter table application add column documents_chosen boolean not null default false;

-- Whether a company sees the documents of a profile besides what came with applications: not where the person chose each time.
create function sees_profile_documents(person uuid, company uuid) returns boolean language sql stable as $$
  select coalesce(bool_or(not application.documents_chosen), true)
  from application
  where application.account_id = person and application.company_id = company
$$;
