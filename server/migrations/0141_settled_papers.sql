-- Nothing is wanted any more: a file is there that was not refused, or none is required. Written with what it follows
-- from, so that ten thousand lists are looked through without their files.
alter table progress_item add column settled boolean not null default false;
update progress_item set settled = pf_status = 'not-required' or exists (
  select 1 from progress_file where progress_file.id = progress_item.file_id and progress_file.review <> 'refused');
