-- An administrator has deleted it: nobody else sees it any more, and it goes then. Until then that can be taken back.
alter table closeup add column remove_at timestamptz;
