-- What was there before is put in beside work.
call admin_search_fill();

-- Administrators looked through what all companies offer by these.
drop index concurrently if exists job_ad_changed;
drop index concurrently if exists job_code_changed;
drop index concurrently if exists booking_newest;
drop index concurrently if exists job_ad_title;
drop index concurrently if exists job_code_title;

-- Mails are found by the first letters of an address as well.
create index concurrently mail_recipient_beginnings on mail using gin (word_beginnings(folded(recipient)));
