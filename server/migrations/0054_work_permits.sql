-- Where somebody may work without a further permit; found by it, and never by where they come from.
alter table candidate_profile add column work_permits text[] not null default '{}';

create or replace function candidate_codes(profile candidate_profile) returns bigint[] language plpgsql as $$
declare
  wanted record;
  found smallint;
  codes bigint[] := '{}';
begin
  for wanted in
    select distinct facet, value from (
      select 'candidate:careerstage' as facet, profile.career_stage as value
      union all select 'candidate:highesteducation', nullif(profile.highest_graduation, '')
      union all select 'candidate:employmenttype', unnest(profile.employment_types)
      union all select 'candidate:nationality', profile.nationality
      union all select 'candidate:workpermit', unnest(profile.work_permits)
      union all select 'candidate:languages', language from candidate_language where account_id = profile.account_id
    ) given where value is not null order by facet, value
  loop
    select code into found from search_facet where facet = wanted.facet and value = wanted.value;
    if found is null then
      insert into search_facet (facet, value) values (wanted.facet, wanted.value) on conflict do nothing;
      select code into found from search_facet where facet = wanted.facet and value = wanted.value;
    end if;
    if found is not null then codes := codes || found::bigint; end if;
  end loop;
  return codes || array(select candidate_skill_code(name) from candidate_skill where account_id = profile.account_id);
end
$$;
