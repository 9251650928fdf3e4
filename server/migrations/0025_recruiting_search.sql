-- The search over candidates who agreed to be found: a narrow table beside their profiles, kept true by triggers.
create table candidate_search (
  id bigint generated always as identity primary key,
  account_id uuid not null unique references account on delete cascade,
  changed_at timestamptz not null,
  -- the codes of its facet values, with spaces between
  facets text not null,
  -- lexemes as in job_search: words as they are, e: d: f: stems, t: and te: and so on in profession and skills, c: facet value
  doc tsvector not null
) with (toast_tuple_target = 128);
alter table candidate_search alter column doc set storage external;
alter table candidate_search alter column doc set statistics 1000;
create index candidate_search_doc on candidate_search using gin (doc) with (fastupdate = off);
create index candidate_search_changed on candidate_search (changed_at desc, id desc);

-- Words that profiles use, as long as one of them does: nobody's word outlives the wish to be found.
create table candidate_term (
  folded text primary key,
  shown text not null,
  -- counted anew at night
  profiles integer not null default 1
);
create index candidate_term_prefix on candidate_term (folded text_pattern_ops);
create index candidate_term_backwards on candidate_term (reverse(folded) text_pattern_ops);
create index candidate_term_alike on candidate_term using gin (folded gin_trgm_ops);

-- Skills are free text: their code is made from the text, far above the numbers of search_facet, and nothing has to remember it.
create function candidate_skill_code(name text) returns bigint language sql immutable parallel safe as $$
  select (hashtextextended(lower(name), 0) & 1099511627775) + 100000
$$;
create index candidate_skill_coded on candidate_skill (candidate_skill_code(name));

-- What a profile is found by. Whoever shares it with links or with nobody is found without employers, schools and descriptions.
create function candidate_codes(profile candidate_profile) returns bigint[] language plpgsql as $$
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

-- The texts of a profile: what it is about in short, and everything that may be read of it.
create function candidate_texts(profile candidate_profile, out title text, out everything text) language sql stable as $$
  with shown as (select profile.sharing = 'public' as public),
  skills as (select string_agg(name, ' ') as said from candidate_skill where account_id = profile.account_id),
  worked as (
    select string_agg(concat_ws(' ', e.title, case when public then concat_ws(' ', e.employer, e.place, e.description) end), ' ') as said
    from candidate_experience e, shown where e.account_id = profile.account_id),
  learnt as (
    select string_agg(concat_ws(' ', e.course, e.graduation, case when public then concat_ws(' ', e.school, e.description) end), ' ') as said
    from candidate_education e, shown where e.account_id = profile.account_id)
  select concat_ws(' ', profile.profession, skills.said),
    concat_ws(' ', profile.profession, skills.said, worked.said, learnt.said, profile.course_of_studies,
      case when public then concat_ws(' ', profile.about, profile.employer, profile.university) end)
  from shown, skills, worked, learnt
$$;

create function candidate_doc(language text, title text, everything text, codes bigint[]) returns tsvector language plpgsql stable parallel safe as $$
declare
  stemmer regconfig := search_stemmer(language);
  spoken text := left(language, 1) || ':';
  short text := search_plain(title || ' ' || search_umlauts(title));
  long text := search_plain(everything || ' ' || search_umlauts(everything));
begin
  -- words stand as they are too: people write their profiles in other languages than the one they read the product in
  return strip(to_tsvector('pg_catalog.simple', long))
    || array_to_tsvector(
      search_scoped(spoken, stemmer, long)
      || search_scoped('t:', 'pg_catalog.simple', short)
      || search_scoped('t' || spoken, stemmer, short)
      || array(select 'c:' || code from unnest(codes) code));
end
$$;

create function candidate_words(everything text) returns text[] language sql stable parallel safe as $$
  select array(select distinct part from (
    select translate(lower(left(part, 60)), 'ÄÖÜÀÂÇÉÈÊËÎÏÔÙÛ', 'äöüàâçéèêëîïôùû') as part
    from unnest(regexp_split_to_array(left(everything, 100000), '[\x01-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f]+')) part
    where length(part) >= 3) words order by part)
$$;

-- Words that are not known yet, as far as the search holds them; in a fixed order, so that two profiles written at once
-- never wait for each other.
create function candidate_learn(everything text, doc tsvector) returns void language sql as $$
  insert into candidate_term (folded, shown)
  select folded, min(word) from (select search_plain(word) as folded, word from unnest(candidate_words(everything)) word) words
  where folded = any(tsvector_to_array(doc)) group by folded order by folded
  on conflict do nothing
$$;

-- Makes the search say what the profile says: there while the person wants to be found, else gone.
create function candidate_refresh(who uuid) returns void language plpgsql as $$
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
  values (who, profile.changed_at, array_to_string(codes, ' '), made)
  on conflict (account_id) do update set changed_at = excluded.changed_at, facets = excluded.facets, doc = excluded.doc;
  perform candidate_learn(texts.everything, made);
end
$$;

-- Words that no other profile uses go with the row. A word that the last night counted often needs no look.
create function candidate_search_changed() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  kept text[] := case when tg_op = 'DELETE' then '{}' else tsvector_to_array(new.doc) end;
  gone text[] := array(select word from unnest(tsvector_to_array(old.doc)) word where position(':' in word) = 0 except select unnest(kept));
begin
  delete from candidate_term t where t.folded = any(gone) and t.profiles <= 100
    and not exists (select from candidate_search s where s.doc @@ ('''' || t.folded || '''')::tsquery);
  return null;
end
$$;
create trigger candidate_search_words after update of doc or delete on candidate_search
  for each row execute function candidate_search_changed();

-- One refresh for each profile that a statement touched, however many of its rows.
create function candidate_rows_changed() returns trigger language plpgsql as $$
declare
  who uuid;
begin
  for who in select distinct account_id from changed order by account_id loop
    perform candidate_refresh(who);
  end loop;
  return null;
end
$$;
do $$
declare
  part text;
begin
  foreach part in array array['profile', 'experience', 'education', 'skill', 'language'] loop
    execute format('create trigger candidate_searched_new after insert on candidate_%s referencing new table as changed
      for each statement execute function candidate_rows_changed()', part);
    execute format('create trigger candidate_searched_changed after update on candidate_%s referencing new table as changed
      for each statement execute function candidate_rows_changed()', part);
    execute format('create trigger candidate_searched_gone after delete on candidate_%s referencing old table as changed
      for each statement execute function candidate_rows_changed()', part);
  end loop;
end
$$;

create function candidate_account_changed() returns trigger language plpgsql as $$
begin
  perform candidate_refresh(new.id);
  return null;
end
$$;
create trigger candidate_searched after update of language, guest, user_type, activated_at, deactivated_at on account for each row
  when ((old.language, old.guest, old.user_type, old.activated_at, old.deactivated_at)
    is distinct from (new.language, new.guest, new.user_type, new.activated_at, new.deactivated_at))
  execute function candidate_account_changed();

-- One pass over the index for whatever is asked; as search_pass.
create function candidate_pass(wanted tsquery) returns setof candidate_search language plpgsql stable rows 1000 set enable_seqscan = off as $$
begin
  return query execute
    'select s.id, s.account_id, s.changed_at, s.facets, null::tsvector from candidate_search s where s.doc @@ $1' using wanted;
end
$$;

create function candidate_alike(plain text) returns jsonb language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(jsonb_agg(jsonb_build_object('folded', folded, 'shown', shown, 'uses', profiles)), '[]')
  from (
    select folded, shown, profiles from candidate_term
    where folded % plain and abs(length(folded) - length(plain)) <= 8
    order by similarity(folded, plain) desc, profiles desc limit 80) alike
$$;
-- the same for ads, under the name that both use
create or replace function search_alike(plain text) returns jsonb language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(jsonb_agg(jsonb_build_object('folded', folded, 'shown', shown, 'uses', ads)), '[]')
  from (
    select folded, shown, ads from search_term
    where kind = 'word' and folded % plain and abs(length(folded) - length(plain)) <= 8
    order by similarity(folded, plain) desc, ads desc limit 80) alike
$$;

-- Whom recruiters keep in mind, each for themselves.
create table candidate_favorite (
  recruiter_id uuid not null references account on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (recruiter_id, account_id)
);
create index candidate_favorite_account on candidate_favorite (account_id);

-- Which company has turned to whom after finding them.
create table candidate_contact (
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
  recruiter_id uuid references account on delete set null,
  at timestamptz not null,
  primary key (company_id, account_id)
);
create index candidate_contact_account on candidate_contact (account_id);

-- Searches that recruiters keep.
create table saved_candidate_search (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- what is searched for, by the names of the search's query
  query jsonb not null,
  created_at timestamptz not null
);
create index saved_candidate_search_account on saved_candidate_search (account_id, created_at desc);

select candidate_refresh(account_id) from candidate_profile where findable_since is not null order by account_id;
