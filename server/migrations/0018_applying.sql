-- Applications by profile: message, telephone, documents; withdrawing; guests of a booking.
alter table application add column message text not null default '';
alter table application add column phone text not null default '';
-- sent by profile; null where there is an interview alone
alter table application add column applied_at timestamptz;
-- taken back by the candidate
alter table application add column withdrawn_at timestamptz;
update application set applied_at = created_at where started_at is null;
create index application_account on application (account_id, created_at desc, id);

create table application_document (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  booking_id text not null references booking on delete cascade,
  -- null until the application is sent
  application_id uuid references application on delete cascade,
  -- what the person's computer called it; to show, never to store under
  name text not null,
  stored text not null unique,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null
);
create index application_document_application on application_document (application_id, created_at);
create index application_document_waiting on application_document (account_id, booking_id) where application_id is null;
create index application_document_left on application_document (created_at) where application_id is null;

-- a guest's session opens the application to this one booking and nothing else
alter table session add column booking_id text references booking on delete cascade;
