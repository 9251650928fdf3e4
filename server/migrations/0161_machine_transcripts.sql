-- Words that a program heard stand beside those that people wrote.
alter table transcript drop constraint transcript_source_check;
alter table transcript add constraint transcript_source_check check (source in ('candidate', 'company', 'administrator', 'machine'));

-- Who agreed before recording that a program writes down what they say, and where: `here`, or the host that the sound goes to.
create table transcription_consent (
  application_id uuid primary key references application on delete cascade,
  place text not null,
  given_at timestamptz not null
);

-- How far a program is with an answer.
create table transcription (
  take_id uuid primary key references take on delete cascade,
  application_id uuid not null references application on delete cascade,
  state text not null check (state in ('waiting', 'done', 'nothing', 'failed')),
  -- since the first try: an engine may be away for a day
  tries smallint not null default 0,
  due_at timestamptz not null,
  fault text,
  engine text,
  -- another language than the one of the interview seems to be spoken
  other_language text check (other_language in ('en', 'de', 'fr')),
  -- what a program repeats or invents was left out
  cut boolean not null default false,
  ended_at timestamptz,
  -- when the candidate was written to, and reminded; from then on a day is set on which the company reads the words
  told_at timestamptz,
  reminded_at timestamptz,
  shown_from timestamptz,
  objected_at timestamptz
);
create index transcription_due on transcription (due_at) where state = 'waiting';
create index transcription_application on transcription (application_id);
create index transcription_untold on transcription (ended_at) where state = 'done' and reminded_at is null;
