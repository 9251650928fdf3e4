-- What was said in recorded answers, as [{"text", "start", "end", "line"?, "guessed"?}] in seconds of what is shown. The
-- candidate's own words stand beside those of others, so that neither a correction nor a new run loses anything.
create table transcript (
  take_id uuid not null references take on delete cascade,
  source text not null check (source in ('candidate', 'machine', 'company', 'administrator')),
  language text not null check (language in ('en', 'de', 'fr')),
  words jsonb not null,
  changed_at timestamptz not null,
  -- since when the company reads the candidate's own words
  released_at timestamptz check (released_at is null or source = 'candidate'),
  primary key (take_id, source)
);

-- Whose candidate wants no words of a machine to be shown by themselves.
create table transcript_objection (
  take_id uuid primary key references take on delete cascade,
  objected_at timestamptz not null
);
