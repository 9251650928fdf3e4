-- What a reviewer has marked and not given yet: theirs alone, until they give it.
create table score_draft (
  application_id uuid not null references application on delete cascade,
  set_id uuid not null references criteria_set on delete cascade,
  account_id uuid references account on delete cascade,
  guest_id uuid references guest_reviewer on delete cascade,
  note text not null,
  -- by criterion: points and note
  scores jsonb not null,
  changed_at timestamptz not null,
  check ((account_id is null) <> (guest_id is null)),
  constraint score_draft_once unique nulls not distinct (application_id, set_id, account_id, guest_id)
);
create index score_draft_set on score_draft (set_id);
create index score_draft_account on score_draft (account_id);
create index score_draft_guest on score_draft (guest_id);
