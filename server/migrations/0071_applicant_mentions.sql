-- Colleagues whom a note on an applicant names, so that they are told of it. Who of them may still see the applicant is asked anew every time.
create table applicant_mention (
  comment_id uuid not null references applicant_comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  mentioned_at timestamptz not null,
  primary key (comment_id, account_id)
);
create index applicant_mention_account on applicant_mention (account_id);
