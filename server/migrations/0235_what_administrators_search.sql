-- What administrators look through, by any word: people, companies, job ads, job codes and bookings, each with everything
-- that finds it in one narrow row, also what the company beside it says of itself. The words of a row are folded and begin
-- with a space. Kept true by triggers: whoever writes cannot forget it.
create table admin_search (
  kind text not null,
  id text not null,
  company_id uuid,
  at timestamptz not null,
  state text not null,
  words text not null,
  primary key (kind, id)
) partition by list (kind);
create table admin_search_candidate partition of admin_search for values in ('candidate');
create table admin_search_recruiter partition of admin_search for values in ('recruiter');
create table admin_search_user partition of admin_search for values in ('user');
create table admin_search_company partition of admin_search for values in ('company');
create table admin_search_product partition of admin_search for values in ('product');
create table admin_search_booking partition of admin_search for values in ('booking');

-- The first letter and the first two letters of every word: trigrams find nothing shorter than three. It costs more than
-- it looks like, so the index is asked.
create function word_beginnings(words text) returns text[] language plpgsql immutable parallel safe cost 1000 as $$
begin
  return string_to_array(regexp_replace(words, '(\S)(\S?)\S*', '\1 \1\2', 'g'), ' ');
end
$$;

create index admin_search_newest on admin_search (kind, at desc, id) include (state, words);
create index admin_search_state on admin_search (kind, state, at desc, id) where state <> 'active';
create index admin_search_of_company on admin_search (company_id, kind, at desc, id) where company_id is not null;
create index admin_search_parts on admin_search using gin (words gin_trgm_ops);
create index admin_search_beginnings on admin_search using gin (word_beginnings(words));
-- how many rows hold a word is estimated, and told where they are very many
alter table admin_search_candidate alter words set statistics 1000;
alter table admin_search_recruiter alter words set statistics 1000;
alter table admin_search_company alter words set statistics 1000;
alter table admin_search_product alter words set statistics 1000;
alter table admin_search_booking alter words set statistics 1000;

create function company_words(one company) returns text language sql immutable parallel safe as $$
  select ' ' || folded(one.name || ' ' || one.address || ' ' || one.website || ' ' || one.phone)
$$;

create function admin_search_accounts(ids uuid[]) returns void language plpgsql as $$
begin
  insert into admin_search (kind, id, company_id, at, state, words)
  select lower(user_type), account.id::text, company_id, account.created_at,
    case when exists (select from closed_account where account_id = account.id and erase_at is not null) then 'deleting'
      when account.deactivated_at is not null then 'deactivated' when guest then 'guest'
      when activated_at is null then 'unconfirmed' else 'active' end,
    ' ' || found_by || coalesce(company_words(company), '')
  from account left join company on company.id = account.company_id
  where account.id = any(ids) and erased_at is null order by account.id
  on conflict (kind, id) do update set company_id = excluded.company_id, at = excluded.at, state = excluded.state, words = excluded.words;
  delete from admin_search where kind in ('candidate', 'recruiter', 'user') and id = any(ids::text[])
    and not exists (select from account where account.id = admin_search.id::uuid and lower(user_type) = kind and erased_at is null);
end
$$;

create function admin_search_bookings(ids text[]) returns void language plpgsql as $$
begin
  insert into admin_search (kind, id, company_id, at, state, words)
  select 'booking', booking.id, booking.company_id, booking.created_at, 'active',
    ' ' || folded(concat_ws(' ', job_ad.title, job_code.title, booking.id)) || company_words(company)
  from booking join company on company.id = booking.company_id
    left join job_ad on job_ad.booking_id = booking.id left join job_code on job_code.booking_id = booking.id
  where booking.id = any(ids) order by booking.id
  on conflict (kind, id) do update set words = excluded.words where admin_search.words <> excluded.words;
  insert into admin_search (kind, id, company_id, at, state, words)
  select 'product', product.id, product.company_id, product.updated_at, type,
    ' ' || folded(title || ' ' || booking_id) || company_words(company)
  -- a job code may be digits alone, as the number of an ad is
  from (select 'ad:' || id as id, 'jobad' as type, booking_id, company_id, title, updated_at from job_ad where booking_id = any(ids)
    union all select id, 'jobcode', booking_id, company_id, title, updated_at from job_code where booking_id = any(ids)) product
    join company on company.id = product.company_id order by product.id
  on conflict (kind, id) do update set at = excluded.at, words = excluded.words
    where (admin_search.at, admin_search.words) is distinct from (excluded.at, excluded.words);
end
$$;

-- A company is found by the names and addresses of its people too. Whoever writes two of them at once waits for the other,
-- and reads them afterwards.
create function admin_search_companies(ids uuid[]) returns void language plpgsql as $$
begin
  perform from admin_search where kind = 'company' and id = any(ids::text[]) order by id for update;
  insert into admin_search (kind, id, company_id, at, state, words)
  select 'company', company.id::text, company.id, created_at,
    case when exists (select from closed_company where company_id = company.id and erase_at is not null) then 'deleting'
      when deactivated_at is not null then 'deactivated' else 'active' end,
    company_words(company) || coalesce((select string_agg(' ' || found_by, '' order by account.id) from account
      where account.company_id = company.id and erased_at is null), '')
  from company where company.id = any(ids) order by company.id
  on conflict (kind, id) do update set state = excluded.state, words = excluded.words
    where (admin_search.state, admin_search.words) is distinct from (excluded.state, excluded.words);
end
$$;

create function admin_search_accounts_new() returns trigger language plpgsql as $$
begin
  perform admin_search_accounts(array(select id from written));
  if exists (select from written where company_id is not null) then
    perform admin_search_companies(array(select distinct company_id from written where company_id is not null));
  end if;
  return null;
end
$$;
create trigger admin_search_new after insert on account referencing new table as written
  for each statement execute function admin_search_accounts_new();

create function admin_search_account_changed() returns trigger language plpgsql as $$
begin
  perform admin_search_accounts(array[new.id]);
  if (old.found_by, old.company_id, old.erased_at) is distinct from (new.found_by, new.company_id, new.erased_at) then
    perform admin_search_companies(array_remove(array[old.company_id, new.company_id], null));
  end if;
  return null;
end
$$;
create trigger admin_search_changed after update on account for each row
  when ((old.user_type, old.found_by, old.company_id, old.created_at, old.activated_at, old.deactivated_at, old.guest, old.erased_at)
    is distinct from (new.user_type, new.found_by, new.company_id, new.created_at, new.activated_at, new.deactivated_at, new.guest, new.erased_at))
  execute function admin_search_account_changed();

create function admin_search_company_written() returns trigger language plpgsql as $$
begin
  perform admin_search_companies(array[new.id]);
  if tg_op = 'UPDATE' and company_words(old) <> company_words(new) then
    perform admin_search_accounts(array(select id from account where company_id = new.id));
    perform admin_search_bookings(array(select id from booking where company_id = new.id));
  end if;
  return null;
end
$$;
create trigger admin_search_new after insert on company for each row execute function admin_search_company_written();
create trigger admin_search_changed after update of name, address, website, phone, deactivated_at on company for each row
  execute function admin_search_company_written();

create function admin_search_booking_written() returns trigger language plpgsql as $$
begin
  perform admin_search_bookings(array[case when tg_table_name = 'booking' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'booking_id' end]);
  return null;
end
$$;
create trigger admin_search_new after insert on booking for each row execute function admin_search_booking_written();
create trigger admin_search_new after insert on job_ad for each row execute function admin_search_booking_written();
create trigger admin_search_new after insert on job_code for each row execute function admin_search_booking_written();
create trigger admin_search_changed after update of title, updated_at on job_ad for each row execute function admin_search_booking_written();
create trigger admin_search_changed after update of title, updated_at on job_code for each row execute function admin_search_booking_written();

create function admin_search_closing() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  if tg_table_name = 'closed_account' then
    perform admin_search_accounts(array[(gone ->> 'account_id')::uuid]);
  else
    perform admin_search_companies(array[(gone ->> 'company_id')::uuid]);
  end if;
  return null;
end
$$;
create trigger admin_search_closing after insert or update or delete on closed_account for each row execute function admin_search_closing();
create trigger admin_search_closing after insert or update or delete on closed_company for each row execute function admin_search_closing();

create function admin_search_gone() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
begin
  delete from admin_search where id = case when tg_table_name = 'job_ad' then 'ad:' else '' end || (gone ->> 'id') and kind = any(case tg_table_name
    when 'account' then array['candidate', 'recruiter', 'user'] when 'company' then array['company']
    when 'booking' then array['booking'] else array['product'] end);
  if tg_table_name = 'account' and gone ->> 'company_id' is not null then
    perform admin_search_companies(array[(gone ->> 'company_id')::uuid]);
  elsif tg_table_name in ('job_ad', 'job_code') then
    perform admin_search_bookings(array[gone ->> 'booking_id']);
  end if;
  return null;
end
$$;
create trigger admin_search_gone after delete on account for each row execute function admin_search_gone();
create trigger admin_search_gone after delete on company for each row execute function admin_search_gone();
create trigger admin_search_gone after delete on booking for each row execute function admin_search_gone();
create trigger admin_search_gone after delete on job_ad for each row execute function admin_search_gone();
create trigger admin_search_gone after delete on job_code for each row execute function admin_search_gone();

-- Puts in what was there before, a thousand at a time, so that nobody waits for it. One that was killed begins again.
create procedure admin_search_fill() language plpgsql as $$
declare
  accounts uuid[];
  bookings text[];
  last_account uuid;
  last_booking text := '';
begin
  loop
    accounts := array(select id from account where last_account is null or id > last_account order by id limit 1000);
    exit when cardinality(accounts) = 0;
    perform admin_search_accounts(accounts);
    last_account := accounts[cardinality(accounts)];
    commit;
  end loop;
  last_account := null;
  loop
    accounts := array(select id from company where last_account is null or id > last_account order by id limit 1000);
    exit when cardinality(accounts) = 0;
    perform admin_search_companies(accounts);
    last_account := accounts[cardinality(accounts)];
    commit;
  end loop;
  loop
    bookings := array(select id from booking where id > last_booking order by id limit 1000);
    exit when cardinality(bookings) = 0;
    perform admin_search_bookings(bookings);
    last_booking := bookings[cardinality(bookings)];
    commit;
  end loop;
  analyze admin_search;
end
$$;
