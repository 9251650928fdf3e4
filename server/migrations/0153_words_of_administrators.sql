-- What administrators wrote into a candidate's dossier. Others read it once the candidate has released these words.
create table administrator_words (
  account_id uuid primary key references account on delete cascade,
  text text not null check (text <> ''),
  changed_at timestamptz not null,
  released_at timestamptz
);
