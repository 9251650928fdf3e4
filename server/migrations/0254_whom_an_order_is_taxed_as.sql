-- Country, VAT number and proof of its check, as they were when the VAT of an order was decided: its invoice may be written later.
alter table billing_order add column party jsonb;
