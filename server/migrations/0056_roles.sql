-- What somebody may in their company is one word; that there is one owner per company stays.
alter table account add column company_role text check (company_role in ('owner', 'recruiter', 'hiring-manager'));
update account set company_role = case when owner then 'owner' else 'recruiter' end where user_type = 'Recruiter';
alter table account add check ((user_type = 'Recruiter') = (company_role is not null));
drop index account_one_owner;
alter table account drop column owner;
create unique index account_one_owner on account (company_id) where company_role = 'owner';
