-- An administrator has taken a film back that waited for its candidate, who sees it no more: it goes then, and until then it can be offered again.
alter table take add column remove_at timestamptz;
