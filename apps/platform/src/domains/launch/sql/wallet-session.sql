-- What the wallet reads of a session. A closed session may still settle, but not bet (rules R3 and R7). The member may bet
-- from closed_until on: for ever ago, after a break, an exclusion or a lock of the house, or never while the account is blocked.
create or replace view launch.wallet_session as
select s.id as session_id, s.token_hash, s.member_id, s.provider_code, s.vendor_code, s.game_code, s.book, s.currency,
       s.open_by, s.opened_at, s.expires_at, s.ended_at,
       coalesce(a.may_play_from, '-infinity') as closed_until
from launch.game_session s
join identity.account_state a on a.account_id = s.member_id;
