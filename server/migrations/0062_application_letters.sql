-- What was written about an application, by the company to the candidate and by the candidate to the company, as it was
-- sent, without the button and the small print that lead there. It goes with the person, and not with the outbox.
create table application_letter (
  -- that of the mail
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  by_candidate boolean not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index application_letter_application on application_letter (application_id, sent_at, id);
