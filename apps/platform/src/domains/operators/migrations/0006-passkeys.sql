-- Keys that an operator's own device keeps, each of which is both factors by itself.
create table operators.passkey (
  -- The credential's id as browsers write it, base64url.
  id text primary key,
  operator_id bigint not null references operators.operator,
  name text not null,
  public_key bytea not null,
  -- Of signatures so far; many devices always say 0.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of on operators.passkey (operator_id, created_at);

-- What a device has to sign, once, in the browser that asked; an operator stands there where one is signed in.
create table operators.passkey_challenge (
  id_hash bytea primary key,
  challenge text not null,
  desk_hash bytea not null,
  operator_id bigint references operators.operator,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on operators.passkey_challenge (expires_at);
