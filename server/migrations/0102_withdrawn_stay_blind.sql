-- A withdrawal is nobody's judgement: it ends an application as it stood, and shows the name to no reviewer who did not
-- know it before.
create or replace function left_blind(application application, reviewer uuid) returns boolean language sql stable as $$
  select (application.status in ('New', 'Screening')
      or application.status = 'Declined' and not exists (
        select 1 from application_status_change change
        where change.application_id = application.id and change.status in ('Interview', 'Accepted', 'Denied')))
    and exists (select 1 from company where company.id = application.company_id and company.blind_review)
    and not exists (
      select 1 from applicant_rating where applicant_rating.application_id = application.id and reviewer in (applicant_rating.account_id, applicant_rating.guest_id))
    and not exists (
      select 1 from scorecard where scorecard.application_id = application.id and reviewer in (scorecard.account_id, scorecard.guest_id))
    and not exists (
      select 1 from applicant_shown where applicant_shown.application_id = application.id and reviewer in (applicant_shown.account_id, applicant_shown.guest_id))
$$;
