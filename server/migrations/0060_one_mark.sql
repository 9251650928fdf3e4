-- The one mark of an applicant, for lists, board, comparison and spreadsheet (docs/decisions/0030-one-mark-and-a-queue.md).

-- the criteria by which applicants of a booking are judged now; null while there are none
create function current_criteria(booking text) returns uuid language sql stable as $$
  select newest.id
  from (select id from criteria_set where booking_id = booking order by made_at desc, id desc limit 1) as newest
  where exists (select 1 from criterion where criterion.set_id = newest.id)
$$;

-- the mean over the team: of the criteria where the job has any, else of the stars; null until the reviewer has judged as well
create function team_mark(application application, reviewer uuid) returns numeric language sql stable as $$
  select case when current_criteria(application.booking_id) is null then (
    select round(avg(rating.stars), 1) from applicant_rating as rating
    where rating.application_id = application.id and exists (
      select 1 from applicant_rating as own where own.application_id = application.id and reviewer in (own.account_id, own.guest_id)))
  else (
    select round(avg(score.points), 1) from scorecard join score on score.scorecard_id = scorecard.id
    where scorecard.application_id = application.id and scorecard.set_id = current_criteria(application.booking_id) and exists (
      select 1 from scorecard as own
      where own.application_id = application.id and own.set_id = scorecard.set_id and reviewer in (own.account_id, own.guest_id)))
  end
$$;
