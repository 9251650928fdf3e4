-- A mail tells of messages that nobody has read for a while.
alter table conversation_member
  -- when it is time for a mail; infinity once one has told of it, until it is read
  add column mail_at timestamptz;
create index conversation_member_mail on conversation_member (mail_at) where mail_at < 'infinity';

-- Whether a member may see the conversation now: not while its applicant's name is left out for them, and of a hiring
-- manager only about jobs that are given to them.
create function sees_conversation(mine conversation_member) returns boolean language sql stable as $$
  select not exists (
      select 1 from application where application.account_id = mine.with_id and application.booking_id = mine.booking_id
        and left_blind(application, mine.account_id))
    and exists (
      select 1 from account reader left join account other on other.id = mine.with_id
      where reader.id = mine.account_id
        and (reader.user_type = 'Candidate' or other.user_type is distinct from 'Candidate' or sees_job(reader, mine.booking_id)))
$$;
