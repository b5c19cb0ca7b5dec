-- Operators who look after operators may also act on rooms of games between members.
update identity.account set permissions = permissions || '{rooms}'
where kind = 'operator' and permissions @> '{operators}' and not permissions && '{rooms}';
