-- Goods that pay a bonus, which has to be wagered by the terms that stand beside them. A redemption keeps those that its
-- member agreed to.
alter table points.goods
  drop constraint goods_type_check,
  drop constraint goods_check,
  add constraint goods_type_check check (type in ('PHYSICAL', 'CASH', 'BONUS')),
  add constraint goods_cash_check check ((type <> 'PHYSICAL') = (cash_units is not null) and cash_units > 0),
  -- { multiple, maxStake, maxConvert, days, weights }
  add column bonus jsonb,
  add constraint goods_bonus_check check ((type = 'BONUS') = (bonus is not null));
alter table points.redemption add column bonus jsonb;
