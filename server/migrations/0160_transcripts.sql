-- What was said in recorded answers, as [{"text", "start", "end", "line"?, "guessed"?}] in seconds of what is shown. The
-- candidate's own words stand beside those of others, so that neither overwrites the other.
create table transcript (
  take_id uuid not null references take on delete cascade,
  source text not null check (source in ('candidate', 'company', 'administrator')),
  language text not null check (language in ('en', 'de', 'fr')),
  words jsonb not null,
  changed_at timestamptz not null,
  -- since when the company reads the candidate's own words
  released_at timestamptz check (released_at is null or source = 'candidate'),
  primary key (take_id, source)
);
