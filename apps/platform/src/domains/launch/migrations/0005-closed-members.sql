-- Tells until when the member may not play, in place of only that the account is not blocked.
drop view launch.wallet_session;
