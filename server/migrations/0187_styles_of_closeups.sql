-- From which released effect the page of communication styles of a closeup is drawn. It is read there and nowhere copied, so the
-- page goes in the moment in which what was released goes.
create table closeup_styles (
  closeup_id uuid primary key references closeup on delete cascade,
  application_id uuid not null references speech_effect on delete cascade,
  chosen_at timestamptz not null
);
create index closeup_styles_application on closeup_styles (application_id);

-- Answers in writing are counted too: what was released goes when one of them changes, as with words that were spoken.
create trigger take_effect_changed after update on take
  for each row when (
    old.kind = 'text' and 'submitted' in (old.state, new.state)
    and (old.text_answer, old.state) is distinct from (new.text_answer, new.state)
  ) execute function forget_speech_effect_of_take();
