-- The further answers of a profile video, from question 2 on; the first one stands in the profile itself.
create table candidate_profile_answer (
  account_id uuid not null references account on delete cascade,
  question_no integer not null check (question_no between 2 and 20),
  video text not null,
  video_type text not null,
  video_poster text,
  video_seconds numeric,
  video_ready boolean not null,
  primary key (account_id, question_no)
);
create index candidate_profile_answer_video on candidate_profile_answer (video);
