-- For other domains: what never changes of a session.
create or replace view launch.session_terms as
select id as session_id, token_hash, member_id, provider_code, vendor_code, game_code, book, currency, wallet, max_series
from launch.game_session;
