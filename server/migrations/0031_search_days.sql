-- A doc says on which day its row stands, and in which run of 4, 16, 64 and 256 days. Rows lie about in the order of their
-- days, so that the index reads a stretch of them for a fraction of the whole: the newest hits, and a sample of all.
create function search_dated(doc tsvector, moment timestamptz) returns tsvector language sql immutable parallel safe as $$
  select doc || array_to_tsvector(array(
    select format('w%s:%s', level, floor(extract(epoch from moment) / 86400)::integer >> level)
    from unnest(array[0, 2, 4, 6, 8]) level))
$$;

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
  values (ad.id, ad.published_at, search_until(ad), search_salary(ad), array_to_string(codes, ' '), search_dated(made, ad.published_at))
  on conflict (id) do update set published_at = excluded.published_at, until = excluded.until, salary = excluded.salary,
    facets = excluded.facets, doc = excluded.doc;
  perform search_learn(ad, owner.name);
  insert into search_term (kind, folded, shown)
  select 'stem', lexeme, lexeme from unnest(tsvector_to_array(made)) lexeme where lexeme ~ '^[def]:' order by lexeme
  on conflict do nothing;
end
$$;

create or replace function candidate_refresh(who uuid) returns void language plpgsql as $$
declare
  profile candidate_profile;
  person account;
  texts record;
  codes bigint[];
  made tsvector;
begin
  select * into profile from candidate_profile where account_id = who for no key update;
  if found then select * into person from account where id = who; end if;
  if not found or profile.findable_since is null or profile.objected_at is not null or person.user_type <> 'Candidate'
    or person.guest or person.activated_at is null or person.deactivated_at is not null then
    delete from candidate_search where account_id = who;
    return;
  end if;
  texts := candidate_texts(profile);
  codes := candidate_codes(profile);
  made := candidate_doc(person.language, texts.title, texts.everything, codes);
  insert into candidate_search (account_id, changed_at, facets, doc)
  values (who, profile.changed_at, array_to_string(codes, ' '), search_dated(made, profile.changed_at))
  on conflict (account_id) do update set changed_at = excluded.changed_at, facets = excluded.facets, doc = excluded.doc;
  perform candidate_learn(texts.everything, made);
end
$$;

-- How many rows a stretch of days has is told by the planner, which then has to know the days well. Of words it need not
-- know the rare ones: it reads all that it knows each time it plans.
alter table job_search alter column published_at set statistics 300, alter column doc set statistics 300;
alter table candidate_search alter column changed_at set statistics 300, alter column doc set statistics 300;

drop index job_search_doc;
update job_search set doc = search_dated(doc, published_at);
create index job_search_doc on job_search using gin (doc) with (fastupdate = off);

drop index candidate_search_doc;
alter table candidate_search disable trigger candidate_search_words;
update candidate_search set doc = search_dated(doc, changed_at);
alter table candidate_search enable trigger candidate_search_words;
create index candidate_search_doc on candidate_search using gin (doc) with (fastupdate = off);
