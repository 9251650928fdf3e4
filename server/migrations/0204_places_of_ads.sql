-- Where the places of an ad are: latitude and longitude in degrees, one pair after the other, of those that are known.
-- Null until somebody has looked; the program does when an ad is saved, and a job does for what was there before.
alter table job_ad add column spots double precision[];
create index job_ad_not_located on job_ad (id) where spots is null;

-- The same beside the words that are searched, and whether a place of the ad is not known. Both stay inside the row.
alter table job_search add column spots double precision[] not null default '{}', add column unplaced boolean not null default true;
alter table job_search alter column spots set storage plain;

create function search_unplaced(ad job_ad) returns boolean language sql immutable parallel safe as $$
  select jsonb_array_length(ad.places) > coalesce(array_length(ad.spots, 1), 0) / 2
$$;

-- Kilometres to the nearest of at most five spots; null where none is known. At the distances of a search the world is flat.
create function search_km(spots double precision[], lat double precision, lon double precision) returns double precision
language sql immutable parallel safe as $$
  select 111.195 * sqrt(least(
    (spots[1] - lat) ^ 2 + ((spots[2] - lon) * cosd((spots[1] + lat) / 2)) ^ 2,
    (spots[3] - lat) ^ 2 + ((spots[4] - lon) * cosd((spots[3] + lat) / 2)) ^ 2,
    (spots[5] - lat) ^ 2 + ((spots[6] - lon) * cosd((spots[5] + lat) / 2)) ^ 2,
    (spots[7] - lat) ^ 2 + ((spots[8] - lon) * cosd((spots[7] + lat) / 2)) ^ 2,
    (spots[9] - lat) ^ 2 + ((spots[10] - lon) * cosd((spots[9] + lat) / 2)) ^ 2))
$$;

-- A doc says in which squares of a tenth of a degree its spots lie, and in which of 2, 4 and 8 tenths, so that the index
-- answers what lies around a place together with everything else; `g:?` where a place is not known.
create function search_cells(ad job_ad) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct format('g%s:%s:%s', level, floor(ad.spots[n] * 10)::integer >> level, floor(ad.spots[n + 1] * 10)::integer >> level)
    from generate_series(1, coalesce(array_length(ad.spots, 1), 0), 2) n, generate_series(0, 3) level)
    || case when search_unplaced(ad) then array['g:?'] else '{}' end
$$;

create or replace function search_doc(ad job_ad, company_name text, codes smallint[]) returns tsvector language plpgsql stable parallel safe as $$
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
      || search_cells(ad)
      || array(select 'c:' || code from unnest(codes) code));
end
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
  insert into job_search (id, published_at, until, salary, facets, doc, spots, unplaced)
  values (ad.id, ad.published_at, search_until(ad), search_salary(ad), array_to_string(codes, ' '), search_dated(made, ad.published_at),
    coalesce(ad.spots, '{}'), search_unplaced(ad))
  on conflict (id) do update set published_at = excluded.published_at, until = excluded.until, salary = excluded.salary,
    facets = excluded.facets, doc = excluded.doc, spots = excluded.spots, unplaced = excluded.unplaced;
  perform search_learn(ad, owner.name);
  insert into search_term (kind, folded, shown)
  select 'stem', lexeme, lexeme from unnest(tsvector_to_array(made)) lexeme where lexeme ~ '^[def]:' order by lexeme
  on conflict do nothing;
end
$$;

-- With what lies around a spot: so near, or called so where it is not known where it is.
drop function search_pass;
create function search_pass(wanted tsquery[], moment timestamptz, paid integer, lat double precision, lon double precision, km double precision, called tsquery)
returns setof job_search language plpgsql stable rows 1000 set enable_seqscan = off as $$
declare
  fits text := (select string_agg(format('s.doc @@ $1[%s]', place), ' and ' order by place) from generate_subscripts(wanted, 1) place);
begin
  return query execute
    'select s.id, s.published_at, s.until, s.salary, s.facets, null::tsvector, null::text, s.spots, s.unplaced from job_search s where s.until > $2 and '
    || fits
    || case when paid is null then '' else ' and s.salary >= $3' end
    || case when km is null then '' else ' and (search_km(s.spots, $4, $5) <= $6 or (s.unplaced and s.doc @@ $7))' end
  using wanted, moment, paid, lat, lon, km, called;
end
$$;

-- Until the job has looked, what is published is found by the names of its places.
drop index job_search_doc;
update job_search found set doc = found.doc || array_to_tsvector(array['g:?']), unplaced = true
from job_ad ad where ad.id = found.id and ad.places <> '[]';
create index job_search_doc on job_search using gin (doc) with (fastupdate = off);
