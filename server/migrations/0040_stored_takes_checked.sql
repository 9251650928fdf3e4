-- The pieces of a take go only after its stored recording was read back and decoded to its end.
alter table take
  -- how long the recorder itself counted, where the browser told
  add column recorded_ms bigint check (recorded_ms >= 0),
  -- the stored recording plays as long as what arrived: not looked yet, the same, or something is missing
  add column check_state text not null default 'none' check (check_state in ('none', 'same', 'differs')),
  -- what is missing, for those who run this installation
  add column check_note text;

create index take_differing on take (id) where check_state = 'differs';
