-- Operators who look after operators may also change the site.
update identity.account set permissions = permissions || '{site.brand,site.rules}'
where kind = 'operator' and permissions @> '{operators}' and not permissions && '{site.brand,site.rules}';
