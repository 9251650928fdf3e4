-- The marks of the applicants whom a reviewer has judged, for whoever sorts a long list by them: it becomes part of the
-- statement that asks. What it says of one application is team_mark.
create function team_marks(reviewer uuid) returns table (application_id uuid, mark numeric) language sql stable as $$
  select application.id, case when criteria.set_id is null then (
    select round(avg(rating.stars), 1) from applicant_rating as rating
    where rating.application_id = application.id and exists (
      select 1 from applicant_rating as own where own.application_id = application.id and reviewer in (own.account_id, own.guest_id)))
  else (
    select round(avg(score.points), 1) from scorecard join score on score.scorecard_id = scorecard.id
    where scorecard.application_id = application.id and scorecard.set_id = criteria.set_id and exists (
      select 1 from scorecard as own
      where own.application_id = application.id and own.set_id = scorecard.set_id and reviewer in (own.account_id, own.guest_id)))
  end
  from application
    left join lateral (
      -- as current_criteria finds them
      select newest.id as set_id
      from (select id from criteria_set where booking_id = application.booking_id order by made_at desc, id desc limit 1) as newest
      where exists (select 1 from criterion where criterion.set_id = newest.id)) as criteria on true
  where application.id in (
    select rating.application_id from applicant_rating as rating where reviewer in (rating.account_id, rating.guest_id)
    union select scorecard.application_id from scorecard where reviewer in (scorecard.account_id, scorecard.guest_id))
$$;

create or replace function team_mark(application application, reviewer uuid) returns numeric language sql stable as $$
  select marks.mark from team_marks(reviewer) as marks where marks.application_id = application.id
$$;
