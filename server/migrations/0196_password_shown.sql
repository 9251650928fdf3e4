-- When whoever holds a session has last shown the password: at sign-in, or since. What is dangerous asks for it anew.
alter table session add column password_at timestamptz;
