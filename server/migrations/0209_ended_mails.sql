-- Mails that somebody ended do not begin again because an older backup is restored.
alter table erasure drop constraint erasure_kind_check;
alter table erasure add constraint erasure_kind_check
  check (kind in ('account', 'application', 'company', 'job_alert', 'saved_search', 'saved_candidate_search'));
