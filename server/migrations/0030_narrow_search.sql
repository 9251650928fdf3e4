-- Docs lie outside of the rows that are searched. A row of more than two kilobytes puts its long columns outside, and the
-- pad makes every row that long for the moment in which it is written: compressed it is a few bytes. A pass over the index
-- then reads fifty rows from a page and not five. What a pass reads stays inside.
alter table job_search alter column facets set storage plain;
alter table job_search add column pad text storage main generated always as (repeat(' ', 2100)) stored;
alter table candidate_search alter column facets set storage plain;
alter table candidate_search add column pad text storage main generated always as (repeat(' ', 2100)) stored;

-- One pass over the index for whatever is asked. Each query is a condition of its own: the index leaps over what the first
-- ones leave out, so the narrowest stands first. Planned anew each time, as only the words say what is cheap; never by
-- reading the whole table, which would fetch every doc.
drop function search_pass;
create function search_pass(wanted tsquery[], moment timestamptz, paid integer) returns setof job_search
language plpgsql stable rows 1000 set enable_seqscan = off as $$
declare
  fits text := (select string_agg(format('s.doc @@ $1[%s]', place), ' and ' order by place) from generate_subscripts(wanted, 1) place);
begin
  return query execute
    'select s.id, s.published_at, s.until, s.salary, s.facets, null::tsvector, null::text from job_search s where s.until > $2 and ' || fits
    || case when paid is null then '' else ' and s.salary >= $3' end
  using wanted, moment, paid;
end
$$;

drop function candidate_pass;
create function candidate_pass(wanted tsquery[]) returns setof candidate_search language plpgsql stable rows 1000 set enable_seqscan = off as $$
declare
  fits text := (select string_agg(format('s.doc @@ $1[%s]', place), ' and ' order by place) from generate_subscripts(wanted, 1) place);
begin
  return query execute
    'select s.id, s.account_id, s.changed_at, s.facets, null::tsvector, null::text from candidate_search s where ' || fits using wanted;
end
$$;

-- Stems that stand in docs, by which a word also finds what begins with it: a handful of them cost less than all beginnings.
alter table search_term drop constraint search_term_kind_check;
alter table search_term add constraint search_term_kind_check check (kind in ('title', 'company', 'city', 'word', 'stem'));
drop index search_term_alike;
create index search_term_alike on search_term using gin (folded gin_trgm_ops) where kind = 'word';

create or replace function search_refresh(ad job_ad) returns void language plpgsql as $$
declare
  owner company;
  codes smallint[];
  made tsvector;
begin
  select * into owner from company where id = ad.company_id;
  if ad.published_at is null or ad.archived_at is not null or owner.deactivated_at is not null then
    delete from job_search where id = ad.id;
    return;
  end if;
  codes := search_codes(ad);
  made := search_doc(ad, owner.name, codes);
  insert into job_search (id, published_at, until, salary, facets, doc)
  values (ad.id, ad.published_at, search_until(ad), search_salary(ad), array_to_string(codes, ' '), made)
  on conflict (id) do update set published_at = excluded.published_at, until = excluded.until, salary = excluded.salary,
    facets = excluded.facets, doc = excluded.doc;
  perform search_learn(ad, owner.name);
  insert into search_term (kind, folded, shown)
  select 'stem', lexeme, lexeme from unnest(tsvector_to_array(made)) lexeme where lexeme ~ '^[def]:' order by lexeme
  on conflict do nothing;
end
$$;

insert into search_term (kind, folded, shown, ads)
select 'stem', word, word, ndoc from ts_stat('select doc from job_search') where word ~ '^[def]:'
on conflict do nothing;
