-- A text without capitals and accents, as people type it when they look for something: Öztürk and ozturk are one.
-- Immutable for indexes: the rules of unaccent are part of the server.
create function folded(said text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, said))
$$;

-- Administrators find people by any part of a name or an address, and look through them from the newest on.
create index account_people on account using gin (folded(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index account_newest on account (user_type, created_at desc, id desc);
