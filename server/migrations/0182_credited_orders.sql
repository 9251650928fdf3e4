-- Taken back by an administrator with a credit note: nothing is to be paid for it any more.
alter table billing_order add column credited_at timestamptz;
