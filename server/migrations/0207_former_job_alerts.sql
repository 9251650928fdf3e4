-- Alerts whose place this one took, as the same search was asked for once more: the links in their mails end it too.
alter table job_alert add column former uuid[] not null default '{}';
create index job_alert_former on job_alert using gin (former);
