import { connectOwner } from '@baize/platform/kernel/database/open-database'
import { currency, type World } from '../wallet/world.ts'

const batch = 100_000
/** Before the first member's id. */
const base = 1_000_000
const channel = 'bench-bank'

/** Parameters: first number, count, what lies before the first id. Names are of a few dozen words, as those of people are. */
const fillMembers = `
  with word as (
    select array['Minh','Lan','Quỳnh','Hương','Tuấn','Ngọc','Thảo','Dũng','Mai','Phúc','Maria','Jose','Angelo','Rizal','Luz','Paolo','Budi','Siti',
      'Agus','Dewi','Somchai','Malee','Niran','Ploy','Wei','Fang','Hao','Jing','Yuki','Haruto'] as given,
      array['Nguyễn','Trần','Lê','Phạm','Hoàng','Đặng','Santos','Reyes','Cruz','Bautista','Ocampo','Wijaya','Santoso','Pratama','Saetang',
      'Chaiyo','Zhang','Wang','Chen','Sato','Suzuki','Tanaka'] as family
  ),
  member as materialized (
    select $3::bigint + n as id, n, given[1 + n % 30] as given, family[1 + (n * 7 + n / 30) % 22] as family
    from word, generate_series($1::bigint, $1::bigint + $2::bigint - 1) n
  ),
  named as materialized (
    select *, members.fold_name(given) || members.fold_name(family) || n as username, given || ' ' || family || ' ' || n % 1000 as nickname,
      '9' || lpad((n * 7919 % 1000000000)::text, 9, '0') as mobile, lpad((n * 104729 % 10000000000)::text, 12, '0') as payout from member
  ),
  account as (
    insert into identity.account (id, username, username_key, kind, agent_type, password_hash, password_changed_at, dialing_code, mobile_num, email, created_at)
    overriding system value
    select id, username, username, 'member', 0, 'x', now(), '63', mobile, username || '@mail.example', now() from named
    returning id
  ),
  profile as (
    insert into members.member (id, nickname, avatar_seed, language, registered_at) select id, nickname, username, 'EN', now() from named
  )
  select count(*) from account`

/** The rest refers to what the statement before has written. Parameters: first number, count, what lies before the first id, the payout channel, the currency. */
const fillRest = `
  with member as materialized (
    select a.id, a.id - $3::bigint as n, a.username_key, m.nickname, a.mobile_num, a.email,
      lpad(((a.id - $3::bigint) * 104729 % 10000000000)::text, 12, '0') as payout
    from identity.account a join members.member m using (id) where a.id >= $3::bigint + $1::bigint and a.id < $3::bigint + $1::bigint + $2::bigint
  ),
  words as (
    insert into members.search_key (kind, value, member_id)
    select kind, value, id from member cross join lateral (values ('username', username_key), ('nickname', members.fold_name(nickname)),
      ('mobile', '63' || mobile_num), ('mobile', mobile_num), ('email', email), ('payoutNumber', payout)) word (kind, value)
  ),
  tree as (
    insert into agents.member (id, referral_code, joined_at) select id, 'R' || upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')), now() from member
  ),
  signed as (
    insert into identity.sign_in (account_id, at, address)
    select id, now() - n * interval '1 millisecond', format('10.%s.%s.%s', n / 40000 % 250, n / 200 % 200, n % 200) from member
  ),
  device as (
    insert into identity.known_device (account_id, device_hash, seen_at) select id, sha256(n::text::bytea), now() from member
  ),
  bet as (
    insert into rounds.bet (provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book,
      currency, stake_units, placed_at)
    select 'BENCH', 'tx-' || n, 'round-' || n, id, 1, 'BENCH-1', 'bench', 'RNG', 'REAL', $5, 100, now() from member where n % 2 = 0
  ),
  correction as (
    insert into cashier.correction (member_id, currency, change_units, reason, request_id, proposed_by, proposed_at)
    select id, $5, 100, 'x', gen_random_uuid(), id, now() from member where n % 50 = 0
  )
  insert into cashier.deposit (member_id, channel_code, currency, amount_units, state, request_id, created_at, expires_at)
  select id, $4, $5, 100, 'CONFIRMED', gen_random_uuid(), now(), now() from member where n % 5 = 0`

/** Fills members with names, contacts, codes, orders, bets and traces, by SQL alone. */
export async function fillManyMembers({ database }: World, members: number): Promise<void> {
  const owner = connectOwner(database)
  const filler = await owner.pool.connect()
  await filler.query('set statement_timeout = 0')
  await filler.query(
    `insert into cashier.channel (code, direction, kind, currency, position, min_units, max_units, texts)
     values ($1, 'deposit', 'manual', $2, 99, 1, 1000000, '{"EN": {"name": "Bench", "steps": []}}')`,
    [channel, currency],
  )
  // Made again at the end, which is much faster than word by word.
  const { rows: parts } = await filler.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where schemaname = 'members' and indexname like 'search\\_key\\_%part'`,
  )
  for (const { name } of parts) await filler.query(`drop index members.${name}`)
  for (let first = 1; first <= members; first += batch) {
    const count = Math.min(batch, members - first + 1)
    await filler.query(fillMembers, [first, count, base])
    await filler.query(fillRest, [first, count, base, channel, currency])
  }
  for (const { text } of parts) await filler.query(text)
  await filler.query('vacuum (analyze)')
  filler.release(true)
  await owner.stop()
}

/** What one random member may be searched for by, of those who have all of it. */
export async function wordsOf({ database }: World, members: number): Promise<Record<string, string>> {
  const n = 50 * (1 + Math.floor((Math.random() * members) / 50 - 1e-9))
  const id = base + Math.min(n, members - (members % 50))
  const { rows } = await database.pool.query<Record<string, string>>(
    `select a.id::text as member, a.username as username, left(a.username, 6) as "usernameBeginning", substr(a.username, 4, 7) as "usernamePart",
       m.nickname, substr(members.fold_name(m.nickname), 4) as "nicknamePart", '+63' || a.mobile_num as mobile, left(a.mobile_num, 6) as "mobileBeginning",
       a.email, k.value as "payoutNumber", t.referral_code as code, 'D' || d.id as "order", 'A' || c.id as correction, 'tx-' || (a.id - $2::bigint) as bet,
       'round-' || (a.id - $2::bigint) as round, s.address, encode(v.device_hash, 'hex') as device, d.request_id::text as request
     from identity.account a join members.member m using (id) join agents.member t using (id)
     join members.search_key k on k.member_id = a.id and k.kind = 'payoutNumber'
     join cashier.deposit d on d.member_id = a.id join cashier.correction c on c.member_id = a.id
     join identity.sign_in s on s.account_id = a.id join identity.known_device v on v.account_id = a.id
     where a.id = $1`,
    [id, base],
  )
  return rows[0]!
}
