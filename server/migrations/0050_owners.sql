-- A company whose owner is gone is led by whoever of its living recruiters has been there longest.
update account set owner = false where owner and deactivated_at is not null;
update account set owner = true where id in (
  select distinct on (company_id) id from account a
  where a.user_type = 'Recruiter' and a.deactivated_at is null and a.activated_at is not null
    and not exists (select from account o where o.company_id = a.company_id and o.owner)
  order by company_id, created_at, id
);
