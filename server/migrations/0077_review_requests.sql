-- Who of the company was asked to look at an applicant, and until which day.
create table review_request (
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account on delete cascade,
  due_on date not null,
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null,
  -- when they scored, or said that they had looked
  done_at timestamptz,
  reminded_at timestamptz,
  primary key (application_id, account_id)
);
create index review_request_open on review_request (account_id, due_on) where done_at is null;
create index review_request_asked_by on review_request (asked_by);

-- what was asked of somebody goes with their place in the company, and with the job of a hiring manager
create function drop_lost_review_requests(reviewer uuid) returns void language sql as $$
  delete from review_request using application, account
  where review_request.account_id = reviewer and application.id = review_request.application_id and account.id = reviewer
    and not (account.deactivated_at is null and account.company_id is not distinct from application.company_id
      and (account.company_role <> 'hiring-manager'
        or exists (select 1 from hiring_manager_job as given where given.account_id = reviewer and given.booking_id = application.booking_id)))
$$;

-- deferred, because jobs are taken and given again in one transaction
create function hiring_manager_loses_job() returns trigger language plpgsql as $$
begin
  perform drop_lost_review_requests(old.account_id);
  return null;
end
$$;
create constraint trigger hiring_manager_loses_job after delete on hiring_manager_job
  deferrable initially deferred for each row execute function hiring_manager_loses_job();

create function colleague_changes_place() returns trigger language plpgsql as $$
begin
  perform drop_lost_review_requests(new.id);
  return null;
end
$$;
create constraint trigger colleague_changes_place after update of company_id, company_role, deactivated_at on account
  deferrable initially deferred for each row when (old.company_id is not null) execute function colleague_changes_place();
