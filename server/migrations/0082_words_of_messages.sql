-- Messages are found by their words, in whichever of the three languages they are. The readers stand in the same index: a
-- search walks what is theirs and no other messages, however common the words are. No word begins as readers and stems do.
create function chat_words(said text) returns tsvector language sql stable parallel safe as $$
  select strip(to_tsvector('pg_catalog.simple', plain)) || array_to_tsvector(
    search_scoped('@e:', 'pg_catalog.english', plain) || search_scoped('@d:', 'pg_catalog.german', plain)
    || search_scoped('@f:', 'pg_catalog.french', plain))
  from (select search_plain(said || ' ' || search_umlauts(said)) as plain) words
$$;

-- All of the words, each as it stands at the beginning of one, or by its stem in any of the languages; nothing without words.
create function chat_wanted(reader uuid, said text) returns tsquery language sql stable parallel safe as $$
  select quote_literal('@a:' || reader)::tsquery && string_agg('(' || quote_literal(word) || ':*' || stems || ')', ' & ')::tsquery
  from (
    select word, (
      select coalesce(string_agg(' | ' || quote_literal(stem), ''), '') from unnest(
        search_scoped('@e:', 'pg_catalog.english', word) || search_scoped('@d:', 'pg_catalog.german', word)
        || search_scoped('@f:', 'pg_catalog.french', word)) stem) as stems
    from regexp_split_to_table(search_plain(said), ' ') word where word <> ''
  ) words
$$;

alter table chat_message add column doc tsvector not null default '';

create function chat_message_doc() returns trigger language plpgsql as $$
begin
  new.doc := chat_words(new.text) || array_to_tsvector(array(
    select '@a:' || account_id from conversation_member where conversation_id = new.conversation_id));
  return new;
end $$;
create trigger chat_message_doc before insert or update of text on chat_message
  for each row execute function chat_message_doc();

-- Somebody else takes part in place of one who left, or nobody does and no trace of them stays.
create function conversation_member_doc() returns trigger language plpgsql as $$
begin
  update chat_message set text = text where conversation_id = old.conversation_id;
  return null;
end $$;
create trigger conversation_member_doc after update of account_id or delete on conversation_member
  for each row execute function conversation_member_doc();

update chat_message set text = text;
create index chat_message_doc on chat_message using gin (doc);
