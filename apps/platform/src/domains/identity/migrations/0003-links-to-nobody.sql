-- Who asks for a link with a wrong name or address makes the same rows as everybody; such a link opens nothing.
alter table identity.password_link alter column account_id drop not null;
