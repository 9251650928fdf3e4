-- What a mail lets somebody in with, beside its links: hidden from whoever reads it in the outbox, and forgotten once it is sent.
alter table mail add column code text;

-- Administrators look for mails by any part of an address.
create index mail_recipient_parts on mail using gin (folded(recipient) gin_trgm_ops);
