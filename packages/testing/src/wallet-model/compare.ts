import type { ModelState } from './state.ts'
import { type ModelTable, startUnits, type ToldRound } from './table.ts'

/** What the database and the protocol tell of a sequence, or what the model expects of them: lines that must be equal. */
export type Picture = Record<string, string[]>

/** What the platform holds of a table's members and of the bets that bear a sequence's name. */
export async function platformPicture(table: ModelTable, name: string, fromMs: number): Promise<Picture> {
  const { pool } = table.site.database
  const { users, providers } = table.cast
  const named = `${name}-%`
  const lines = async (query: string, values: unknown[]) =>
    (await pool.query<{ line: string }>(query, values)).rows.map(({ line }) => line).sort()
  const told = await Promise.all(providers.map(async code => ({ code, rounds: await table.rounds(code, fromMs) })))
  return {
    main: await lines(
      `select owner_id || ' ' || balance as line from ledger.account
       where owner_kind = 'member' and kind = 'MAIN' and book = 'REAL' and owner_id = any ($1::bigint[])`,
      [users],
    ),
    holds: await lines(
      `select provider_code || '|' || round_id || '|' || member_id || ' ' || left_units as line from gateway.hold
       where round_id like $1 and left_units > 0`,
      [named],
    ),
    bets: await lines(
      `select provider_code || '|' || transaction_id || ' ' || member_id || ' ' || round_id || ' ' || stake_units || ' ' || payout_units
         || ' ' || valid_units || ' ' || rebate_units || ' ' || status || ' ' || coalesce(settled_by, '-') || ' ' || closes_round
         || ' ' || coalesce(split_by, '-') as line
       from rounds.bet where transaction_id like $1 and provider_code = any ($2)`,
      [named, providers],
    ),
    facts: await lines(
      `select provider_code || '|' || transaction_id || ' ' || bet_transaction_id || ' ' || bets || ' ' || stake_units || ' ' || payout_units
         || ' ' || valid_units as line
       from rounds.fact where bet_transaction_id like $1 and provider_code = any ($2)`,
      [named, providers],
    ),
    rounds: told
      .flatMap(({ code, rounds }) => rounds.filter(({ round }) => round.startsWith(`${name}-`)).map(line(code)))
      .sort(),
  }
}

const line =
  (provider: string) =>
  ({ round, user, stake, payout, state }: ToldRound): string =>
    `${provider} ${round} ${user} ${stake} ${payout} ${state}`

/** The same of the model. */
export function modelPicture(state: ModelState): Picture {
  const bets = Object.values(state.bets)
  const rounds = Map.groupBy(bets, bet => `${bet.provider} ${bet.round} ${bet.user}`)
  return {
    main: Object.entries(state.main)
      .map(([user, units]) => `${user} ${units}`)
      .sort(),
    holds: Object.entries(state.holds)
      .filter(([, units]) => units > 0)
      .map(([purse, units]) => `${purse} ${units}`)
      .sort(),
    bets: bets
      .map(
        ({ provider, id, user, round, stake, payout, valid, rebate, state: now, settledBy, closesRound, splitBy }) =>
          `${provider}|${id} ${user} ${round} ${stake} ${payout} ${valid} ${rebate} ${now} ${settledBy ?? '-'} ${closesRound} ${splitBy ?? '-'}`,
      )
      .sort(),
    facts: state.facts
      .map(fact => `${fact.provider}|${fact.id} ${fact.bet} ${fact.sign} ${fact.stake} ${fact.payout} ${fact.valid}`)
      .sort(),
    rounds: [...rounds]
      .map(([round, of]) => {
        const counted = of.filter(bet => bet.state !== 'VOID')
        const sum = (part: 'stake' | 'payout') => counted.reduce((total, bet) => total + bet[part], 0)
        const isOpen = of.some(bet => bet.state === 'OPEN')
        const now = isOpen ? 'open' : counted.length === 0 ? 'void' : 'settled'
        return `${round} ${sum('stake')} ${sum('payout')} ${now}`
      })
      .sort(),
  }
}

/** Sums of the rollups of a table's members: what their facts come to. */
export async function rolledUp(table: ModelTable): Promise<Map<string, string>> {
  const { rows } = await table.site.database.pool.query<{ user: string; sums: string }>(
    `select member_id::text as user, sum(bets) || ' ' || sum(stake_units) || ' ' || sum(payout_units) || ' ' || sum(valid_units) as sums
     from rounds.rollup where member_id = any ($1::bigint[]) group by 1`,
    [table.cast.users],
  )
  return new Map(rows.map(({ user, sums }) => [user, sums]))
}

/** Brings the table back to where a sequence starts: so much money for everybody, nothing aside, sessions open. */
export async function resetTable(table: ModelTable): Promise<void> {
  const { ledger } = table.site.platform
  const { pool } = table.site.database
  for (const user of table.cast.users) {
    const { rows } = await pool.query<{ balance: bigint }>(
      `select balance from ledger.account where owner_kind = 'member' and kind = 'MAIN' and book = 'REAL' and owner_id = $1`,
      [user],
    )
    await adjust(ledger, user, BigInt(startUnits) - rows[0]!.balance)
  }
  await pool.query('update launch.game_session set ended_at = null where member_id = any ($1::bigint[])', [
    table.cast.users,
  ])
}

let corrections = 0

async function adjust(ledger: ModelTable['site']['platform']['ledger'], user: string, change: bigint): Promise<void> {
  if (change === 0n) return
  const own = { owner: BigInt(user), kind: 'MAIN', qualifier: '', book: 'REAL', currency: 'DEMO' } as const
  const house = { owner: 'house', kind: 'ADJUST', qualifier: '', book: 'REAL', currency: 'DEMO' } as const
  const [debit, credit] = change > 0n ? [house, own] : [own, house]
  const amountUnits = change > 0n ? change : -change
  const key = `adj:model:${user}:${++corrections}`
  const { status } = await ledger.post({ key, legs: [{ debit, credit, amountUnits, code: 'ADJUST' }] })
  if (status !== 'ok') throw new Error(`a balance was not corrected: ${status}`)
}
