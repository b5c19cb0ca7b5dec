-- Operators who look after operators may also act on tables.
update identity.account set permissions = permissions || '{tables,tables.limits}'
where kind = 'operator' and permissions @> '{operators}' and not permissions && '{tables,tables.limits}';
