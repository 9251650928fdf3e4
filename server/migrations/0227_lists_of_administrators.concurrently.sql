-- Administrators look for mails by any part of an address.
create index concurrently mail_recipient_parts on mail using gin (folded(recipient) gin_trgm_ops);

-- They look through what all companies offer, the latest changed first, and find it by any part of a title.
create index concurrently job_ad_changed on job_ad (updated_at desc, booking_id);
create index concurrently job_code_changed on job_code (updated_at desc, booking_id);
create index concurrently booking_newest on booking (created_at desc, id);
create index concurrently job_ad_title on job_ad using gin (folded(' ' || title) gin_trgm_ops);
create index concurrently job_code_title on job_code using gin (folded(' ' || title) gin_trgm_ops);

-- People are found by what is kept folded of them (found_by): the index that folded anew is not needed.
drop index concurrently if exists account_words;
