-- How many people an ad seeks; null where it does not say. Nobody has said so far: looking through the table for numbers
-- that break the rule would find none, and keep everybody from it meanwhile.
alter table job_ad
  add column openings integer,
  add constraint job_ad_openings check (openings between 1 and 1000) not valid;
