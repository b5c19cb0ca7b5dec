-- Game sessions: what a member was let into, with which money. The token is what the provider shows to the wallet.
create schema launch;

create table launch.game_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id bigint not null,
  member_session_id bigint not null,
  provider_code text not null,
  vendor_code text not null,
  game_code text not null,
  book text not null check (book in ('REAL', 'PLAY')),
  currency text not null,
  created_at timestamptz not null,
  -- The provider must show the token before this, or the launch has lapsed.
  open_by timestamptz not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index game_session_member on launch.game_session (member_id, created_at desc);
create index game_session_of_session on launch.game_session (member_session_id) where ended_at is null;
create index game_session_game on launch.game_session (created_at, game_code);

-- What the wallet reads of a session. A closed session may still settle, but not bet (rules R3 and R7).
create view launch.wallet_session as
select s.id as session_id, s.token_hash, s.member_id, s.provider_code, s.vendor_code, s.game_code, s.book, s.currency,
       s.open_by, s.opened_at, s.expires_at, s.ended_at, a.active as member_active
from launch.game_session s
join identity.account_state a on a.account_id = s.member_id;

-- Marks the first showing of a token. False when it was shown before or too late.
create function launch.open_session(session bigint, at timestamptz) returns boolean language sql as $$
  with opened as (
    update launch.game_session set opened_at = at
    where id = session and (opened_at is not null or open_by >= at) and ended_at is null and expires_at > at
    returning 1
  )
  select exists (select from opened)
$$;
