-- What is not drawn or opened yet is sealed (kernel/secrets): whoever reads the database knows neither the next prize nor the
-- largest envelope. What was written before stands as plain text: seeds are sealed in place, windows are over within the hour.
alter table promotions.draw_seed add column sealed_seed text, add column commitment text;
update promotions.draw_seed set sealed_seed = encode(seed, 'hex'), commitment = encode(sha256(seed), 'hex');
alter table promotions.draw_seed alter column sealed_seed set not null, alter column commitment set not null, drop column seed;

alter table promotions.envelope_window add column sealed_shares text, add column envelopes integer;
update promotions.envelope_window
  set sealed_shares = array_to_json(shares::text[])::text, envelopes = cardinality(shares);
alter table promotions.envelope_window alter column sealed_shares set not null, alter column envelopes set not null,
  drop column shares, add constraint envelope_window_opened check (opened <= envelopes);
