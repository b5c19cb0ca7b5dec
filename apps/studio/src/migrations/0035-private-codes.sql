-- The code of a private room, so that another process which takes the room up lets friends in by it as before.
alter table studio.match add column private_code text;
