-- Operators who may do everything may also look after members and one another.
update identity.account set permissions = permissions || '{members,operators}'
where kind = 'operator' and not permissions && '{members,operators}'
  and permissions @> '{cashier.deposits,cashier.withdrawals,cashier.adjustments,promotions,points,missions,messages,feedback,content,chat,affiliates,contracts}';
