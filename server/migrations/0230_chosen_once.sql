-- Whoever chose what goes along with one application was told that the company sees no others: one that begins without being
-- asked (an interview by its link, an import) changes nothing of it.
create or replace function sees_profile_documents(person uuid, company uuid) returns boolean language sql stable as $$
  select not exists (
    select from application where application.account_id = person and application.company_id = company and application.documents_chosen
  )
$$;
