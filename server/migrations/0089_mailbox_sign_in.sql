-- At whose page the owner of a mailbox signed in; null where its password is kept. Then its tokens are sealed in
-- imap_secret, and e-mails leave with them unless smtp_secret holds a password.
alter table mailbox add column oauth_provider text;
