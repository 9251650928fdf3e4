-- Jobs are also chosen by the language of their ad: one facet more.
create or replace function search_codes(ad job_ad) returns smallint[] language plpgsql as $$
declare
  wanted record;
  found smallint;
  codes smallint[] := '{}';
begin
  for wanted in
    select distinct facet, value from (
      select 'employmentType' as facet, unnest(ad.employment_types) as value
      union all select 'careerStage', unnest(ad.career_stages)
      union all select 'graduationType', unnest(ad.graduation_types)
      union all select 'businessType', unnest(ad.industries)
      union all select 'field', unnest(ad.fields)
      union all select 'remote', ad.remote
      union all select 'language', ad.language
    ) given where value is not null order by facet, value
  loop
    select code into found from search_facet where facet = wanted.facet and value = wanted.value;
    if found is null then
      insert into search_facet (facet, value) values (wanted.facet, wanted.value) on conflict do nothing;
      select code into found from search_facet where facet = wanted.facet and value = wanted.value;
    end if;
    if found is not null then codes := codes || found; end if;
  end loop;
  return codes;
end
$$;

insert into search_facet (facet, value) select distinct 'language', language from job_ad order by 2 on conflict do nothing;
-- what is found already keeps its words, and gets the code of its language
update job_search found set
  facets = trim(concat(found.facets, ' ', facet.code)),
  doc = found.doc || array_to_tsvector(array['c:' || facet.code])
from job_ad ad join search_facet facet on facet.facet = 'language' and facet.value = ad.language
where ad.id = found.id;
