-- Counting how words may come across: off until the owner of a company turns it on with a purpose, somebody responsible and
-- the impact assessment, and a recruiter for a job code.
create table speech_effect_use (
  company_id uuid primary key references company on delete cascade,
  turned_on boolean not null,
  purpose text not null,
  responsible text not null,
  assessment_url text not null,
  -- since when it is on for this purpose: what candidates agreed to before holds no longer
  on_since timestamptz,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  check (not turned_on or (purpose <> '' and responsible <> '' and assessment_url <> ''))
);

create table speech_effect_job (
  job_code_id text primary key references job_code on delete cascade,
  turned_on_by uuid references account on delete set null,
  turned_on_at timestamptz not null
);

-- What a candidate has seen and released: the levels, figures and words of each style as they were then. What is not released
-- is counted when its candidate looks at it, and stored nowhere.
create table speech_effect (
  application_id uuid primary key references application on delete cascade,
  version text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  words integer not null,
  results jsonb not null,
  released_at timestamptz not null
);

-- It was counted in words that a candidate released: it goes in the moment in which these change, are taken back or go.
create function forget_speech_effect() returns trigger language plpgsql as $$
begin
  delete from speech_effect where application_id = (select take.application_id from take where take.id = old.take_id);
  return null;
end $$;
create trigger transcript_effect_deleted after delete on transcript
  for each row when (old.source = 'candidate') execute function forget_speech_effect();
create trigger transcript_effect_changed after update on transcript
  for each row when (old.source = 'candidate' and (old.words, old.language, old.released_at) is distinct from (new.words, new.language, new.released_at))
  execute function forget_speech_effect();

create function forget_speech_effect_of_take() returns trigger language plpgsql as $$
begin
  delete from speech_effect where application_id = old.application_id;
  return null;
end $$;
create trigger take_effect_deleted after delete on take for each row execute function forget_speech_effect_of_take();

-- What whoever runs the installation chose: ideal values that differ from the proposed ones, and the styles companies see.
create table speech_effect_ideal (
  field text not null,
  style text not null,
  value smallint not null check (value between 2 and 10),
  primary key (field, style)
);

create table speech_effect_setting (
  single boolean primary key default true check (single),
  feeling_styles boolean not null,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null
);
