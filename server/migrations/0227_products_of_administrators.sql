-- Administrators look through what all companies offer, the latest changed first, and find it by any part of a title.
create index job_ad_changed on job_ad (updated_at desc, booking_id);
create index job_code_changed on job_code (updated_at desc, booking_id);
create index booking_newest on booking (created_at desc, id);
create index job_ad_title on job_ad using gin (folded(' ' || title) gin_trgm_ops);
create index job_code_title on job_code using gin (folded(' ' || title) gin_trgm_ops);
