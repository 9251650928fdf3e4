-- What happened meanwhile: one row for each person and thing. What happens again until somebody sees it is counted there.
create table notification (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- the words are those of the contract (notifications/kinds.ts)
  kind text not null,
  -- what it is about, as the id of an application, a job, a link or a guest; names are read when it is shown
  thing text not null,
  -- of whom the reader is told as somebody of it; null for candidates
  company_id uuid references company on delete cascade,
  application_id uuid references application on delete cascade,
  booking_id text references booking on delete cascade,
  link_id uuid references share_link on delete cascade,
  guest_id uuid references guest_reviewer on delete cascade,
  -- a word of the product: a status, what happened to a talk, an answer
  detail text not null default '',
  count integer not null default 1,
  at timestamptz not null,
  seen_at timestamptz,
  -- a mail of its own told of it, or the mail of a morning
  mailed boolean not null,
  unique (account_id, kind, thing)
);
create index notification_latest on notification (account_id, at desc);
create index notification_at on notification (at);
create index notification_unmailed on notification (account_id) where seen_at is null and not mailed;
create index notification_company on notification (company_id) where company_id is not null;
create index notification_application on notification (application_id) where application_id is not null;
create index notification_booking on notification (booking_id) where booking_id is not null;
create index notification_link on notification (link_id) where link_id is not null;
create index notification_guest on notification (guest_id) where guest_id is not null;

-- What somebody switched otherwise than it is by itself, which is on.
create table notification_choice (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  channel text not null,
  wanted boolean not null,
  primary key (account_id, kind, channel)
);

-- The mail of a morning: once for each person and day, however many work at it.
create table notification_digest (
  account_id uuid not null references account on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (account_id, day)
);

create function wants_notification(account uuid, kind text, channel text) returns boolean language sql stable as $$
  select coalesce((
    select wanted from notification_choice
    where notification_choice.account_id = account and notification_choice.kind = wants_notification.kind
      and notification_choice.channel = wants_notification.channel), true)
$$;

-- What was chosen so far was about mails of recruiters; those of candidates always came.
insert into notification_choice (account_id, kind, channel, wanted)
  select id, kind, 'mail', false from account, unnest(array['applied', 'sent', 'asked']) as kind
  where user_type = 'Recruiter' and not notify_progress;
insert into notification_choice (account_id, kind, channel, wanted)
  select id, 'due', 'mail', false from account where user_type = 'Recruiter' and not notify_reminders;
alter table account drop column notify_progress, drop column notify_reminders;
