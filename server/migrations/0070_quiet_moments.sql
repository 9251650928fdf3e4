-- Where nothing is heard in a recording for a while, as [{"start": s, "end": s}] in its own seconds; null until somebody listened.
alter table take add column quiet jsonb;
create index take_unheard on take (id) where quiet is null and media_state = 'ready' and kind in ('video', 'audio');
