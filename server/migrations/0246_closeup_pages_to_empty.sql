-- An administrator has emptied a page: nobody else sees it any more, and its words and files go then. Until then that can be taken back.
alter table closeup_page add column empty_at timestamptz;
-- Months that an administrator took back: until when they would have lasted, and when that was. They can be given again for a day.
alter table closeup_entitlement add column taken_until timestamptz, add column taken_at timestamptz;
