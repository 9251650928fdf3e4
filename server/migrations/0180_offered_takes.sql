-- Films that administrators uploaded for a candidate: offered until the candidate agrees, and marked as such afterwards.
alter table take drop constraint take_state_check;
alter table take add constraint take_state_check
  check (state in ('offered', 'recording', 'interrupted', 'finished', 'submitted', 'discarded'));
-- an administrator uploaded it; `origin` says where the film is from, in words that the candidate reads
alter table take add column uploaded boolean not null default false;
alter table take add column origin text not null default '';
alter table take add check (state <> 'offered' or uploaded);
create unique index take_one_offered on take (application_id, question_no) where state = 'offered';
create index take_offered_since on take (arrived_at) where state = 'offered';
