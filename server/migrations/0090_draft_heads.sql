-- People and subject of an e-mail by themselves, sealed: a list needs no words. Null in drafts of before.
alter table email_draft add column sealed_head bytea;
