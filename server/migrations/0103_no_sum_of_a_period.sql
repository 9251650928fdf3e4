-- What is left of a period is summed over its orders, each by the days that it is for.
alter table subscription drop column period_net;
