-- What people can do about what is stored of them: see it, take it along, have it removed; and what an interview grants them.
alter table account add column erased_at timestamptz;

-- whom a mail speaks of besides its recipient; it goes when the person goes
alter table mail add column about uuid references account on delete cascade;
update mail set about = account.id from account where account.email = mail.recipient;
create index mail_about on mail (about) where about is not null;

create table data_export (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('waiting', 'working', 'ready', 'failed')),
  -- bytes read so far, of so many
  done bigint not null default 0,
  total bigint not null default 0,
  stored text,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_export_account on data_export (account_id, created_at desc);
create unique index data_export_one_open on data_export (account_id) where state in ('waiting', 'working');
create index data_export_expires on data_export (expires_at) where stored is not null;

-- Asked for once, obeyed by every interview. Why somebody needs it is nobody's business and stored nowhere.
create table accommodation (
  account_id uuid primary key references account on delete cascade,
  time text not null default 'as-set' check (time in ('as-set', 'half-more', 'double', 'no-limit')),
  more_attempts boolean not null default false,
  -- the kind of answer an interview opens with
  answer_kind text check (answer_kind in ('audio', 'text')),
  changed_at timestamptz not null
);
alter table application add column no_time_limit boolean not null default false;
-- attempts beyond those of the question
alter table application add column extra_attempts integer not null default 0;

-- An application without an account is a figure: whoever sent it was removed, or its time to be kept is over.
alter table application alter column account_id drop not null;
alter table application add column anonymous_at timestamptz check ((anonymous_at is null) = (account_id is not null));
