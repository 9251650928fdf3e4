-- What administrators changed in what the speech effect shows: every change is a row of its own, and none is overwritten.
create table speech_effect_change (
  id uuid primary key,
  -- the order in which they were made, also of two of the same moment
  nr bigint generated always as identity unique,
  -- null: whether companies see the styles that sound like feelings
  field text,
  -- ideal values by style, or null where the proposed ones hold; without a field, whether companies see the styles
  before jsonb,
  value jsonb,
  set_by uuid references account on delete set null,
  -- null: it was set before changes were kept
  set_at timestamptz,
  check (field is not null or (jsonb_typeof(before) is not distinct from 'boolean' and jsonb_typeof(value) is not distinct from 'boolean'))
);
create index speech_effect_change_kind on speech_effect_change (coalesce(field, ''), nr);
create index speech_effect_change_set_by on speech_effect_change (set_by) where set_by is not null;

-- what was set until now is the first change; of values nobody wrote down who set them, and when
insert into speech_effect_change (id, field, value)
  select gen_random_uuid(), field, jsonb_object_agg(style, value) from speech_effect_ideal group by field order by field;
insert into speech_effect_change (id, before, value, set_by, set_at)
  select gen_random_uuid(), 'false', to_jsonb(feeling_styles), changed_by, changed_at from speech_effect_setting;
