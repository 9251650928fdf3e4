-- The search over published ads: a narrow table beside job_ad, its words, and the functions that keep both true.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Short numbers for the values of facets; given out as values appear.
create table search_facet (
  code smallint generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);

create table job_search (
  id bigint primary key references job_ad on delete cascade,
  published_at timestamptz not null,
  -- from here on it is not shown: 90 days after publishing, or the closing date
  until timestamptz not null,
  -- the upper end of the salary, a year of it
  salary integer,
  -- the codes of its facet values, with spaces between
  facets text not null,
  -- Words and facets, all as lexemes, so that one index answers any mixture of them: names and titles as they are,
  -- e: d: f: stems of a language, t: and te: and so on in the title, b: company, l: place, l:= country, k: id of the company, c: facet value
  doc tsvector not null
) with (toast_tuple_target = 128);
alter table job_search alter column doc set storage external;
alter table job_search alter column doc set statistics 1000;
create index job_search_doc on job_search using gin (doc) with (fastupdate = off);
create index job_search_published on job_search (published_at desc, id desc);
create index job_search_until on job_search (until);

-- What people can be led to while they type, and what a misspelt word may have meant.
create table search_term (
  kind text not null check (kind in ('title', 'company', 'city', 'word')),
  -- without accents and capitals, as it is compared
  folded text not null,
  shown text not null,
  -- published ads it stands in; counted anew at night
  ads integer not null default 1,
  primary key (kind, folded)
);
create index search_term_prefix on search_term (folded text_pattern_ops);
create index search_term_backwards on search_term (reverse(folded) text_pattern_ops) where kind = 'word';
create index search_term_alike on search_term using gin (folded gin_trgm_ops);

-- Text or HTML as plain lower-case words without accents, one space between them. Names made of signs become words.
create function search_plain(said text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      lower(unaccent(
        replace(replace(replace(replace(replace(
          regexp_replace(regexp_replace(regexp_replace(
            left(said, 200000), '<[^>]*>|&[a-zA-Z]{2,8};|&#\d+;', ' ', 'g'),
            '\mIT\M', ' infotech ', 'g'),
            '(^|[^[:alnum:]])\.(net|NET|Net)\M', ' dotnet ', 'g'),
          'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), 'œ', 'oe'))),
      '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f]+', ' ', 'g'),
    '([a-z]{3,}in)nen\M', '\1', 'g'))
$$;

-- The words with umlauts, written as on keyboards without them: Koechin for Köchin.
create function search_umlauts(said text) returns text language sql stable parallel safe as $$
  select case when said ~ '[äöüÄÖÜ]' then (
    select coalesce(string_agg(
      replace(replace(replace(replace(replace(replace(m[1], 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), ' '), '')
    from regexp_matches(said, '([^\s<>&;,.:/()"''!?*_-]*[äöüÄÖÜ][^\s<>&;,.:/()"''!?*_-]*)', 'g') m)
  else '' end
$$;

create function search_stemmer(language text) returns regconfig language sql immutable parallel safe as $$
  select case language when 'de' then 'pg_catalog.german' when 'fr' then 'pg_catalog.french' else 'pg_catalog.english' end::regconfig
$$;

-- The words of a text as lexemes under a prefix.
create function search_scoped(prefix text, stemmer regconfig, plain text) returns text[] language sql stable parallel safe as $$
  select array(select prefix || left(word, 80) from unnest(tsvector_to_array(to_tsvector(stemmer, plain))) word)
$$;

-- How an ad is found: one tsvector of everything.
create function search_doc(ad job_ad, company_name text, codes smallint[]) returns tsvector language plpgsql stable parallel safe as $$
declare
  stemmer regconfig := search_stemmer(ad.language);
  -- stems are kept by language: the German stem of Bäcker is an English word
  spoken text := left(ad.language, 1) || ':';
  texts text := concat_ws(' ', ad.title, ad.present_your_company, ad.tasks, ad.benefits, ad.looking_for);
  title text := search_plain(ad.title || ' ' || search_umlauts(ad.title));
  company text := search_plain(company_name || ' ' || search_umlauts(company_name));
  towns text := (select coalesce(string_agg(concat_ws(' ', place ->> 'postalCode', place ->> 'city', place ->> 'region'), ' '), '')
    from jsonb_array_elements(ad.places) place);
  town_words text := search_plain(towns || ' ' || search_umlauts(towns));
begin
  return strip(to_tsvector('pg_catalog.simple', concat_ws(' ', title, company, town_words)))
    || array_to_tsvector(
      search_scoped(spoken, stemmer, search_plain(texts || ' ' || search_umlauts(texts)))
      || search_scoped('t:', 'pg_catalog.simple', title)
      || search_scoped('t' || spoken, stemmer, title)
      || search_scoped('b:', 'pg_catalog.simple', company)
      || search_scoped('l:', 'pg_catalog.simple', town_words)
      || array(select 'l:=' || lower(left(place ->> 'country', 2)) from jsonb_array_elements(ad.places) place where place ->> 'country' <> '')
      || array['k:' || ad.company_id::text]
      || array(select 'c:' || code from unnest(codes) code));
end
$$;

create function search_codes(ad job_ad) returns smallint[] language plpgsql as $$
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

-- A salary as an amount a year, so that different periods compare.
create function search_salary(ad job_ad) returns integer language sql immutable parallel safe as $$
  select case when coalesce(ad.salary_to, ad.salary_from) is null then null else least(2000000000, coalesce(ad.salary_to, ad.salary_from) *
    case ad.salary_period when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end)::integer end
$$;

create function search_until(ad job_ad) returns timestamptz language sql immutable parallel safe as $$
  select least(ad.published_at + interval '90 days', ad.closes_at)
$$;

-- Terms of an ad that are not known yet; in a fixed order, so that two ads written at once never wait for each other.
create function search_learn(ad job_ad, company_name text) returns void language sql as $$
  insert into search_term (kind, folded, shown)
  select kind, folded, max(shown) from (
    select 'title' as kind, left(search_plain(ad.title), 120) as folded, ad.title as shown
    union all select 'company', left(search_plain(company_name), 120), company_name
    union all select 'city', left(search_plain(place ->> 'city'), 80), place ->> 'city' from jsonb_array_elements(ad.places) place
    union all select 'word', search_plain(word), word from (
      select distinct translate(lower(left(part, 60)), 'ÄÖÜÀÂÇÉÈÊËÎÏÔÙÛ', 'äöüàâçéèêëîïôùû') as word
      from unnest(regexp_split_to_array(
        regexp_replace(left(concat_ws(' ', ad.title, company_name, ad.tasks, ad.looking_for), 100000), '<[^>]*>|&[a-zA-Z]{2,8};|&#\d+;', ' ', 'g'),
        '[\x01-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f]+')) part
      where length(part) >= 3) words
  ) terms where folded <> '' and shown is not null and folded not in ('infotech', 'cplusplus', 'csharp', 'dotnet')
  group by kind, folded order by kind, folded
  on conflict do nothing
$$;

-- Makes the search say what the ad says: there while published and its company active, else gone.
create function search_refresh(ad job_ad) returns void language plpgsql as $$
declare
  owner company;
  codes smallint[];
begin
  select * into owner from company where id = ad.company_id;
  if ad.published_at is null or ad.archived_at is not null or owner.deactivated_at is not null then
    delete from job_search where id = ad.id;
    return;
  end if;
  codes := search_codes(ad);
  insert into job_search (id, published_at, until, salary, facets, doc)
  values (ad.id, ad.published_at, search_until(ad), search_salary(ad), array_to_string(codes, ' '), search_doc(ad, owner.name, codes))
  on conflict (id) do update set published_at = excluded.published_at, until = excluded.until, salary = excluded.salary,
    facets = excluded.facets, doc = excluded.doc;
  perform search_learn(ad, owner.name);
end
$$;

create function job_ad_changed() returns trigger language plpgsql as $$
begin
  perform search_refresh(new);
  return null;
end
$$;
create trigger job_ad_searched after insert or update on job_ad for each row execute function job_ad_changed();

create function company_changed() returns trigger language plpgsql as $$
begin
  perform search_refresh(ad) from job_ad ad where ad.company_id = new.id and ad.published_at is not null;
  return null;
end
$$;
create trigger company_searched after update of name, deactivated_at on company for each row
  when (old.name is distinct from new.name or old.deactivated_at is distinct from new.deactivated_at)
  execute function company_changed();

-- What a typed word may stand for in an ad of any of the languages; empty where it is a word that says nothing.
create function search_forms(word text, spelt text) returns text[] language plpgsql stable parallel safe as $$
declare
  e text[] := ts_lexize('pg_catalog.english_stem', word);
  d text[] := ts_lexize('pg_catalog.german_stem', word);
  f text[] := ts_lexize('pg_catalog.french_stem', word);
begin
  if e = '{}' or d = '{}' or f = '{}' then return '{}'; end if;
  if spelt = '' or spelt = word then return array['e:' || e[1], 'd:' || d[1], 'f:' || f[1], word]; end if;
  return array['e:' || e[1], 'd:' || d[1], 'f:' || f[1], word, spelt,
    'e:' || coalesce((ts_lexize('pg_catalog.english_stem', spelt))[1], spelt),
    'd:' || coalesce((ts_lexize('pg_catalog.german_stem', spelt))[1], spelt),
    'f:' || coalesce((ts_lexize('pg_catalog.french_stem', spelt))[1], spelt)];
end
$$;

-- One pass over the index for whatever is asked. Planned anew each time, as only the words say what is cheap;
-- never by reading the whole table, which would fetch every doc.
create function search_pass(wanted tsquery, moment timestamptz, paid integer) returns setof job_search
language plpgsql stable rows 1000 set enable_seqscan = off as $$
begin
  return query execute
    'select s.id, s.published_at, s.until, s.salary, s.facets, null::tsvector from job_search s where s.doc @@ $1 and s.until > $2'
    || case when paid is null then '' else ' and s.salary >= $3' end
  using wanted, moment, paid;
end
$$;

-- Known words that look like this one, the most alike first.
create function search_alike(plain text) returns jsonb language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(jsonb_agg(jsonb_build_object('folded', folded, 'shown', shown, 'ads', ads)), '[]')
  from (
    select folded, shown, ads from search_term
    where kind = 'word' and folded % plain and abs(length(folded) - length(plain)) <= 8
    order by similarity(folded, plain) desc, ads desc limit 80) alike
$$;

-- What is published already.
select search_refresh(ad) from job_ad ad where published_at is not null;
