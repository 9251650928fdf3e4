-- Several files go along with one message, in the order in which they were chosen.
alter table chat_attachment add column position smallint not null default 1;

alter table message_report_line add column file_names text[] not null default '{}';
update message_report_line set file_names = array[file_name] where file_name <> '';
alter table message_report_line drop column file_name;
