-- What an upgrade takes off for the days that are left of the plan before, in whole cents before VAT, and which plan that was.
-- The price of such an order is what remains.
alter table billing_order add column credit integer not null default 0 check (credit >= 0);
alter table billing_order add column credit_plan_id text;
alter table billing_order add constraint billing_order_credit_named check ((credit > 0) = (credit_plan_id is not null));
