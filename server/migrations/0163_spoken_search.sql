-- What was said in answers is found by its words, as messages are, with the company in the same index. Only what a company
-- might read has a row: what the candidate released, what the company wrote, and what a program heard. Which of them is
-- shown at this moment, and to whom, the statement that searches asks.
create table spoken_search (
  take_id uuid not null,
  source text not null,
  company_id uuid not null,
  said_at timestamptz not null,
  doc tsvector not null,
  primary key (take_id, source),
  foreign key (take_id, source) references transcript (take_id, source) on delete cascade
);
create index spoken_search_doc on spoken_search using gin (doc) with (fastupdate = off);
-- words that many have said are not looked up, but met on the way from the latest to the earliest
create index spoken_search_latest on spoken_search (company_id, said_at desc, take_id desc);

create function spoken_refresh() returns trigger language plpgsql as $$
begin
  if new.source = 'administrator' or new.source = 'candidate' and new.released_at is null then
    delete from spoken_search where take_id = new.take_id and source = new.source;
    return null;
  end if;
  insert into spoken_search (take_id, source, company_id, said_at, doc)
  select new.take_id, new.source, application.company_id, greatest(new.changed_at, new.released_at),
    chat_words((select coalesce(string_agg(word ->> 'text', ' '), '') from jsonb_array_elements(new.words) word))
      || array_to_tsvector(array['@a:' || application.company_id])
  from take join application on application.id = take.application_id where take.id = new.take_id
  on conflict (take_id, source) do update set said_at = excluded.said_at, doc = excluded.doc;
  return null;
end $$;
create trigger spoken_refresh after insert or update on transcript for each row execute function spoken_refresh();

update transcript set words = words;
