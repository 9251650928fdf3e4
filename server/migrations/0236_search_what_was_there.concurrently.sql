-- What was there before is put in beside work.
call admin_search_fill();

-- Administrators looked through what all companies offer by these.
drop index concurrently if exists job_ad_changed;
drop index concurrently if exists job_code_changed;
drop index concurrently if exists booking_newest;
drop index concurrently if exists job_ad_title;
drop index concurrently if exists job_code_title;
