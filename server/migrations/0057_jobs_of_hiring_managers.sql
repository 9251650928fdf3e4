-- The jobs that were given to a hiring manager; of the others nothing exists for them.
create table hiring_manager_job (
  account_id uuid not null references account on delete cascade,
  booking_id text not null references booking on delete cascade,
  given_at timestamptz not null,
  primary key (account_id, booking_id)
);
create index hiring_manager_job_booking on hiring_manager_job (booking_id);

-- what somebody will be, and which jobs a hiring manager will have, once the invitation is accepted
alter table teammate_invitation
  add column company_role text not null default 'recruiter' check (company_role in ('recruiter', 'hiring-manager')),
  add column bookings text[] not null default '{}';
alter table teammate_invitation alter column company_role drop default;

-- whether somebody of a company may see a job of it, for mails that nobody asked for
create function sees_job(account account, booking text) returns boolean language sql stable as $$
  select account.company_role in ('owner', 'recruiter') or exists (
    select 1 from hiring_manager_job where hiring_manager_job.account_id = account.id and hiring_manager_job.booking_id = booking)
$$;
