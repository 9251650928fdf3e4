-- Departments of a company, and the one a teammate works in: names of the closed list.
alter table company add column departments text[] not null default '{}';
alter table account add column department text;

-- What a candidate chose in the short list of the sign-up; a profile begins with it.
alter table sign_up add column career_stage text;
alter table account add column career_stage text;

-- The career stage in the spelling in which it was sent; the key beside it is what is compared and searched.
alter table candidate_profile add column career_stage_label text;

-- "Associate" is a kind of employment of job ads alone.
update candidate_profile set employment_types = array_remove(employment_types, 'Associate') where 'Associate' = any (employment_types);
