-- Whether the company has answered what an applicant wrote; what came before was answered by mail, or not at all.
alter table application_letter add column answered boolean not null default false;
update application_letter set answered = true where by_candidate;
create index application_letter_unanswered on application_letter (application_id) where by_candidate and not answered;
