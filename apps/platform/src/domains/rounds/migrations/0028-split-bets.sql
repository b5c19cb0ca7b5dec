-- A bet that its provider has split is void and names the split; each of its two parts names the bet.
alter table rounds.bet
  add column split_by text collate "C",
  add column part_of text collate "C";
