-- Operators who look after operators may also keep providers, vendors and channels: nobody could give it to them or to others.
update identity.account set permissions = permissions || '{providers,vendors,cashier.channels}'
where kind = 'operator' and permissions @> '{operators}' and not permissions && '{providers,vendors,cashier.channels}';
