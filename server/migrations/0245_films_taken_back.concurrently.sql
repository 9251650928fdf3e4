create unique index concurrently take_one_waiting on take (application_id, question_no) where state = 'offered' and remove_at is null;
drop index concurrently if exists take_one_offered;
create index concurrently take_to_remove on take (id) where remove_at is not null;
