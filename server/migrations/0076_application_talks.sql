-- When and where a company and an applicant talk. One at a time; a talk that was called off stays, so that what
-- calendars hold of it can still be changed. It goes with the application.
create table application_talk (
  application_id uuid primary key references application on delete cascade,
  -- names the entry in calendars
  uid uuid not null unique,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 15 and 480),
  -- on whose clock the letters say it
  time_zone text not null,
  place text not null,
  -- counts what was said of it, so that a calendar knows the newest
  sequence integer not null,
  cancelled_at timestamptz
);
