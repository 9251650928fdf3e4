-- Folders of a company's job ads; an ad names its folder in job_ad.category.
create table job_category (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null
);
create unique index job_category_name on job_category (company_id, lower(name));
create index job_ad_category on job_ad (company_id, category) where category <> '';
