-- A job may run again after its worker was thought dead. What it writes a mail for is named here, so that it is written once.
alter table mail add column once text;
create unique index mail_once on mail (once) where once is not null;
