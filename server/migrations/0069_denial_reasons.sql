-- Why a company denies, for itself: ours that every company begins with, and its own (docs/decisions/0034-a-review-measures-nobody.md).
create table denial_reason (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- one of ours, whose name and letter are the program's until the company writes its own
  preset text,
  name text check (name is not null or preset is not null),
  -- what the company writes to who is denied for it, by language; ours where it wrote nothing
  letters jsonb not null default '{}',
  position integer not null default 100,
  created_at timestamptz not null,
  archived_at timestamptz
);
create unique index denial_reason_preset on denial_reason (company_id, preset) where preset is not null;
create index denial_reason_company on denial_reason (company_id, position, created_at);

create function give_denial_reasons(company company) returns void language sql as $$
  insert into denial_reason (id, company_id, preset, position, created_at)
  select gen_random_uuid(), company.id, preset, case preset when 'other' then 1000 else place end, now()
  from unnest(array['position-filled', 'position-cancelled', 'qualification', 'experience', 'language', 'availability', 'expectations', 'withdrew', 'other'])
    with ordinality as ours (preset, place)
$$;

create function company_begins_with_denial_reasons() returns trigger language plpgsql as $$
begin
  perform give_denial_reasons(new);
  return null;
end
$$;
create trigger company_begins_with_denial_reasons after insert on company
  for each row execute function company_begins_with_denial_reasons();
select give_denial_reasons(company) from company;

alter table application_status_change add column reason_id uuid references denial_reason on delete set null;
-- that of the last change, while somebody is denied
alter table application add column denial_reason_id uuid references denial_reason on delete set null;
create index application_denial_reason on application (denial_reason_id) where denial_reason_id is not null;
