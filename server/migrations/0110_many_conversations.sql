-- The applications whose applicants' names are left out for a reviewer, for whoever has many to look through: it becomes
-- part of the statement that asks. What it says of one application is left_blind.
create function blind_applications(reviewer uuid) returns setof application language sql stable as $$
  select application.* from application join company on company.id = application.company_id and company.blind_review
  where (application.status in ('New', 'Screening')
      or application.status = 'Declined' and not exists (
        select 1 from application_status_change change
        where change.application_id = application.id and change.status in ('Interview', 'Accepted', 'Denied')))
    and not exists (
      select 1 from applicant_rating where applicant_rating.application_id = application.id and reviewer in (applicant_rating.account_id, applicant_rating.guest_id))
    and not exists (
      select 1 from scorecard where scorecard.application_id = application.id and reviewer in (scorecard.account_id, scorecard.guest_id))
    and not exists (
      select 1 from applicant_shown where applicant_shown.application_id = application.id and reviewer in (applicant_shown.account_id, applicant_shown.guest_id))
$$;

create or replace function left_blind(application application, reviewer uuid) returns boolean language sql stable as $$
  select exists (select 1 from blind_applications(reviewer) blind where blind.id = application.id)
$$;

-- done as soon as it knows: it is asked for each row of long lists
create or replace function sees_job(account account, booking text) returns boolean language plpgsql stable as $$
begin
  if account.company_role in ('owner', 'recruiter') then return true; end if;
  return exists (
    select 1 from hiring_manager_job where hiring_manager_job.account_id = account.id and hiring_manager_job.booking_id = booking);
end $$;
