-- Operators who look after operators may also act on the book.
update identity.account set permissions = permissions || '{book,book.limits}'
where kind = 'operator' and permissions @> '{operators}' and not permissions && '{book,book.limits}';
