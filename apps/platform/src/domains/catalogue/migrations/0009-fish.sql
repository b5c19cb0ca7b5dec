-- Titles of fish have come: their vendor stood by until then.
update catalogue.vendor set enabled = true where code = 'TDL' and game_type = 'FISH';
update catalogue.version set version = version + 1;
