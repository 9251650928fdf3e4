-- What a company writes often is kept in one place, for messages and for e-mails.
alter table chat_template rename to text_template;
alter index chat_template_pkey rename to text_template_pkey;
alter table text_template rename constraint chat_template_company_id_fkey to text_template_company_id_fkey;
alter table text_template add column kind text not null default 'message' check (kind in ('message', 'email'));
alter table text_template alter column kind drop default;
drop index chat_template_company;
create index text_template_company on text_template (company_id, kind, created_at);
