-- Lotteries have come: where their vendors stood by they open, under the names that their logos show.
update catalogue.vendor set enabled = true, name = opened.name, position = opened.position
from (values
  ('LOTT', 'Lotto Hall', 0),
  ('TCG_SEA', 'Lotto Strait', 1),
  ('ELOTT', 'Quick Draw', 2),
  ('TCG_LOTTO_VN', 'Lotto Mekong', 3)
) as opened (code, name, position)
where vendor.code = opened.code;
update catalogue.version set version = version + 1;
