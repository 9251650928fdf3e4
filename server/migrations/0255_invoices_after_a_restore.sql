-- Under which names numbers of invoices were given since, the last one now: after a restore nobody knows which of the former
-- numbers were given after its backup, so that they go on under another name.
create table invoice_series (
  name text primary key,
  begun_at timestamptz not null
);
