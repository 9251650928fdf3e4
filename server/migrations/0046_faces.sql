-- whether a picture is somebody's: those are served through links alone
create index account_picture on account (picture) where picture is not null;
