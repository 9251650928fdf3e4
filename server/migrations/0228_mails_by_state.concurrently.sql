-- Administrators look for mails that stand in one way: the few that failed, among a million that were sent.
create index concurrently mail_state on mail (state, created_at desc, id desc);
