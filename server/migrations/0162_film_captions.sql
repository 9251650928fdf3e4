-- What is said in a film, by the name under which the film is stored: whatever shows the film shows its captions, a copy of
-- a job code as well, and they go with it. Films of people, of companies and of job codes alike, so it belongs to the files.
create table film_caption (
  film text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  -- as transcript.words; null while nobody has written any
  words jsonb,
  changed_at timestamptz,
  -- how far a program is, and what it heard, until somebody has checked it
  program text check (program in ('waiting', 'done', 'nothing', 'failed')),
  heard jsonb,
  primary key (film, language),
  check ((words is null) = (changed_at is null))
);

-- A film that was made anew for every browser has another name; whoever began with the former one still means it.
create table renewed_film (
  former text primary key,
  film text not null
);
create index renewed_film_film on renewed_film (film);
