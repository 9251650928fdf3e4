-- What a mail lets somebody in with, beside its links: hidden from whoever reads it in the outbox, and forgotten once it is sent.
alter table mail add column code text;
