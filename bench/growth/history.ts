import { randomUUID } from 'node:crypto'
import { connectOwner } from '@baize/platform/kernel/database/open-database'
import { betCall } from '../wallet/bet-call.ts'
import { openSessions } from '../wallet/sessions.ts'
import { currency, games, openWorld, type World } from '../wallet/world.ts'

/** A transfer for the bet and one for the win. */
const transfersARound = 2
const roundsABatch = 200_000
const dayMs = 24 * 3_600_000

/** A world whose members have played for some time. */
export interface OldWorld extends World {
  /** Tokens of open sessions, by member. */
  tokens: Awaited<ReturnType<typeof openSessions>>
}

/**
 * Fills some days with rounds of 100 units, each paid back, spread evenly over time and members: transfers, keys, bets and
 * facts as the wallet would have left them, with rollups, boards and house totals. What must hold of money holds.
 */
export async function openOldWorld(memberCount: number, transfers: number, days: number): Promise<OldWorld> {
  const world = await openWorld(memberCount)
  const tokens = await openSessions(world)
  const rounds = transfers / transfersARound
  const startMs = Date.now() - days * dayMs
  // The owner, since only it may make months and move the sequence of ids.
  const owner = connectOwner(world.database)
  const filler = await owner.pool.connect()
  await filler.query('set statement_timeout = 0')
  await makeMonths(filler, startMs)
  const [gamesId] = await world.ledger.accountIds([games])
  const { rows } = await filler.query<{ id: bigint }>('select max(id) as id from ledger.transfer')
  const stepMs = (days * dayMs - 60_000) / rounds
  for (let first = 0; first < rounds; first += roundsABatch) {
    const count = Math.min(roundsABatch, rounds - first)
    await filler.query(fillBatch, [first, count, startMs, stepMs, memberCount, gamesId, rows[0]!.id, currency])
  }
  await filler.query(`select setval('ledger.transfer_id_seq', (select max(id) from ledger.transfer))`)
  await fillSums(filler)
  await filler.query('vacuum (analyze)')
  filler.release(true)
  await owner.stop()
  return { ...world, tokens }
}

/** A connection of its own, whose statements may take as long as they do. */
interface Filler {
  query(text: string, values?: unknown[]): Promise<unknown>
}

async function makeMonths(filler: Filler, startMs: number): Promise<void> {
  for (const table of ['ledger.transfer', 'rounds.bet', 'rounds.fact', 'rounds.rollup'])
    await filler.query(
      `select months.make($1, m) from generate_series(date_trunc('month', to_timestamp($2::float8 / 1000) at time zone 'UTC'),
         date_trunc('month', now() at time zone 'UTC') - interval '1 month', interval '1 month') m`,
      [table, startMs],
    )
}

/** Parameters: first round, count, start and step in milliseconds, members, games account, last id, currency. */
const fillBatch = `
  with round as materialized (
    select k, k * 7919 % $5::bigint + 1 as member, to_timestamp(($3::float8 + k * $4::float8) / 1000) as at,
      $7::bigint + 2 * k + 1 as id
    from (select $1::bigint + n as k from generate_series(0, $2::int - 1) n) numbers
  ),
  named as materialized (
    select round.*, a.id as account, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(2 * k), 15, '0'))::uuid::text as bet,
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(2 * k + 1), 15, '0'))::uuid::text as settle
    from round join ledger.account a on a.owner_kind = 'member' and a.owner_id = member and a.kind = 'MAIN'
  ),
  posted as (
    insert into ledger.transfer (id, posted_at, debit_account, credit_account, amount, debit_after, credit_after, book, currency, code, key, reference)
    select id + s, at, case s when 0 then account else $6 end, case s when 0 then $6 else account end, 100,
      case s when 0 then 1000000000000 - 100 end, case s when 1 then 1000000000000 end, 'REAL', $8, case s when 0 then 'BET' else 'WIN' end,
      'gw:BENCH:' || case s when 0 then bet else settle end, bet
    from named, generate_series(0, 1) s order by id, s
  ),
  known as (
    insert into ledger.ledger_key (key, fingerprint, transfer_id, reply)
    select 'gw:BENCH:' || case s when 0 then bet else settle end, '00000000-0000-0000-0000-000000000000', id + s,
      array[100, case s when 0 then 1000000000000 - 100 end, case s when 1 then 1000000000000 end]
    from named, generate_series(0, 1) s order by id, s
  ),
  placed as (
    insert into rounds.bet (provider_code, transaction_id, round_id, member_id, session_id, game_code, vendor_code, game_type, book,
      currency, stake_units, payout_units, valid_units, status, placed_at, settled_at, settled_by, closes_round, changed_at)
    select 'BENCH', bet, bet, member, 1, 'BENCH-1', 'bench', 'RNG', 'REAL', $8, 100, 100, 100, 'PUSH', at, at, settle, true, at
    from named order by k
  )
  insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type, book,
    currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
  select 'BENCH', settle, bet, member, 'BENCH-1', 'bench', 'RNG', 'REAL', $8, 1, 100, 100, 100, at, at
  from named order by k`

/** What readers of the facts would have kept by now. */
async function fillSums(filler: Filler): Promise<void> {
  await filler.query(`
    insert into rounds.rollup
    select member_id, game_type, book, currency, date_bin('5 minutes', earned_at, 'epoch'), date_bin('5 minutes', known_at, 'epoch'),
      sum(bets), sum(stake_units), sum(payout_units), sum(valid_units)
    from rounds.fact group by 1, 2, 3, 4, 5, 6`)
  // By name: another transaction that is open would hold back what readers may pass.
  await filler.query(`
    insert into rounds.reader (name, position)
    select name, (select max(position) + 1 from rounds.fact) from unnest(array['rollup', 'game-totals', 'boards', 'jackpot']) name
    on conflict (name) do update set position = excluded.position`)
  await foldTotals(filler)
}

/** Folds the totals of the house over every transfer: one fold notes how far it may go, the next goes there. */
async function foldTotals(filler: Filler): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const { rows } = (await filler.query(
      'select ledger.fold_house_totals() >= (select max(id) from ledger.transfer) as done',
    )) as { rows: { done: boolean }[] }
    isDone = rows[0]!.done
  }
}

/** An id that begins with its time, as the house's own games make them. */
function uuidv7(): string {
  const ms = Date.now().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(15)}`
}

/** The body of a bet of some member. */
export const betOf = ({ tokens }: OldWorld) => betCall(tokens[Math.floor(Math.random() * tokens.length)]!, uuidv7())
