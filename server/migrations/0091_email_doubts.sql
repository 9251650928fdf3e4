-- An e-mail of which nobody knows whether it left stays one, also when another order to send it is taken back.
alter table email_draft
  add column in_doubt boolean not null default false,
  -- the time in its header, in every copy of it
  add column sent_at timestamptz;
