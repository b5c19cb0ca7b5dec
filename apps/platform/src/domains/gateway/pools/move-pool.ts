import { hash } from 'node:crypto'
import type { PoolReply, WalletCall, WalletStatus } from '@baize/api/wallet-protocol'
import type { Database, Tx } from '../../../kernel/database/open-database.ts'
import type { AccountRef, Group, Ledger, Leg, PostOutcome } from '../../ledger/index.ts'
import { houseAccount, keys } from '../../ledger/index.ts'
import { lockBet } from '../../rounds/index.ts'
import { countPaid, refusalOfPaid } from '../bounds/paid-beside.ts'
import { moveKey } from '../calls/command.ts'
import { printOf } from '../prints/fingerprint.ts'
import { isKeptBy } from '../prints/kept-formerly.ts'
import { type KnownSession, walletOf } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

type PoolCall = WalletCall<'pool'>
type PoolMove = Exclude<PoolCall, { move: 'read' }>

/** 500,000.00, which the house puts into a pool that was won. */
const seedUnits = 5_000_000_000n
const movesRead = 100

export interface PoolDependencies {
  database: Database
  ledger: Ledger
  now: () => Date
  /** The session of a win, or the status that refuses it. */
  sessionOf(move: Extract<PoolMove, { move: 'win' }>): Promise<KnownSession | WalletStatus>
}

/** Moves money into and out of the pool of a game, or reads what it holds. The same id answers the same. */
export async function movePool(
  deps: PoolDependencies,
  call: PoolCall,
): Promise<{ reply: PoolReply; winner: KnownSession | null; winnerUnits: bigint | null }> {
  const answer = (status: WalletStatus, units: bigint | null = null) => ({
    reply: { status, request_uuid: call.request_uuid, balance: units === null ? null : Number(units) },
    winner: null,
    winnerUnits: null,
  })
  const vendorCode = await vendorOf(deps.database, call)
  if (!vendorCode) return answer('INVALID_GAME')
  const book = call.play_mode === 'real' ? ('REAL' as const) : ('PLAY' as const)
  const pool = houseAccount('JACKPOT', { ...call, book, qualifier: `${call.provider}:${call.game_code}` })
  if (call.move === 'read') return answer('OK', await deps.ledger.storedBalance(pool))
  const session = call.move === 'win' ? await deps.sessionOf(call) : null
  if (typeof session === 'string') return answer(session)
  const games = houseAccount('GAMES', { ...call, book, qualifier: vendorCode })
  const marketing = houseAccount(book === 'REAL' ? 'PROMO_COST' : 'ISSUED', { ...call, book })
  const group: Group = {
    key:
      call.move === 'seed'
        ? keys.jackpot(pool.qualifier, `seed:${book}:${call.round}`)
        : moveKey(call.provider, call.transaction_uuid),
    legs: [legOf(call, { pool, games, marketing, wallet: session && walletOf(session) })],
    reference: call.round,
    request: printOf(askedOf(call)),
  }
  // Made before a transaction locks them, since what it reads beside would wait for them.
  await deps.ledger.accountIds(group.legs.flatMap(({ debit, credit }) => [debit, credit]))
  const outcome = await postOrRepeat(deps, { call, pool, session, group })
  if (typeof outcome === 'string') return answer(outcome)
  switch (outcome.status) {
    case 'ok':
    case 'duplicate': {
      const { debitAfter, creditAfter } = outcome.legs[0]!
      const isIn = call.move === 'in' || call.move === 'seed'
      return {
        ...answer('OK', isIn ? creditAfter : debitAfter),
        winner: session,
        winnerUnits: isIn ? null : creditAfter,
      }
    }
    case 'poor':
      return answer('NOT_ENOUGH_MONEY')
    case 'key_reused':
      return answer('DUPLICATE_TRANSACTION')
    case 'account_blocked':
      return answer('USER_DISABLED')
    default:
      return answer('UNKNOWN')
  }
}

function legOf(
  call: PoolMove,
  on: { pool: AccountRef; games: AccountRef; marketing: AccountRef; wallet: AccountRef | null },
): Leg {
  const { pool, games, marketing, wallet } = on
  switch (call.move) {
    case 'in':
      return { debit: games, credit: pool, amountUnits: BigInt(call.amount), code: 'JACKPOT_IN' }
    case 'back':
      return { debit: pool, credit: games, amountUnits: BigInt(call.amount), code: 'JACKPOT_IN' }
    case 'seed':
      return { debit: marketing, credit: pool, amountUnits: seedUnits, code: 'JACKPOT_SEED' }
    case 'win':
      return { debit: pool, credit: wallet!, amountUnits: BigInt(call.amount), code: 'JACKPOT_WIN' }
  }
}

interface Posting<M extends PoolMove = PoolMove> {
  call: M
  pool: AccountRef
  session: KnownSession | null
  group: Group
}
type Bounded = Posting<Extract<PoolMove, { move: 'win' | 'seed' }>>

const isBounded = (posting: Posting): posting is Bounded => ['win', 'seed'].includes(posting.call.move)

/** Posts a move; what is stored by an older fingerprint answers to that. */
async function postOrRepeat(deps: PoolDependencies, posting: Posting): Promise<PostOutcome | WalletStatus> {
  const post = (one: Posting) =>
    isBounded(one) ? deps.database.transaction(tx => postBounded(deps, tx, one)) : deps.ledger.post(one.group)
  const outcome = await post(posting)
  const { group, call } = posting
  if (typeof outcome === 'string' || outcome.status !== 'key_reused') return outcome
  const former = hash('sha256', askedOf(call).join('|'))
  return (await isKeptBy(deps.database, group.key, former, call.round))
    ? post({ ...posting, group: { ...group, request: former } })
    : outcome
}

/** Posts a win or seed within its bounds, or says why not. What was posted before answers as it did. */
async function postBounded(deps: PoolDependencies, tx: Tx, bounded: Bounded): Promise<PostOutcome | WalletStatus> {
  const { call, group } = bounded
  const refusal = await (call.move === 'win' ? lockWin(tx, call, bounded.session!) : lockSeed(deps, tx, bounded))
  if (refusal && !(await deps.ledger.knows(tx, group.key))) return refusal
  const [outcome] = await deps.ledger.postIn(tx, [group])
  if (outcome!.status === 'ok' && call.move === 'win') {
    await tables(tx)
      .insertInto('gateway.pool_win')
      .values({
        provider_code: call.provider,
        bet_transaction_id: call.bet_transaction,
        transaction_id: call.transaction_uuid,
      })
      .execute()
    await countPaid(tx, bounded.session!, BigInt(call.amount), deps.now())
  }
  return outcome!
}

/** A win belongs to a settled bet of its member on the game, once, and is within what the provider may pay a bet and a day. */
async function lockWin(
  tx: Tx,
  call: Extract<PoolMove, { move: 'win' }>,
  session: KnownSession,
): Promise<WalletStatus | null> {
  const bet = await lockBet(tx, call.provider, call.bet_transaction)
  const isOwn = bet?.member_id === session.memberId && bet.game_code === call.game_code
  if (!isOwn || bet.status === 'OPEN' || bet.status === 'VOID') return 'TRANSACTION_DOES_NOT_EXIST'
  if (await hasWon(tx, call.provider, call.bet_transaction)) return 'DUPLICATE_TRANSACTION'
  return refusalOfPaid(tx, session, BigInt(call.amount))
}

/** True for a bet, locked by the caller, that a share of a pool was paid for. */
export async function hasWon(tx: Tx, provider: string, bet: string): Promise<boolean> {
  const won = await tables(tx)
    .selectFrom('gateway.pool_win')
    .select('transaction_id')
    .where('provider_code', '=', provider)
    .where('bet_transaction_id', '=', bet)
    .executeTakeFirst()
  return won !== undefined
}

const dayMs = 24 * 3_600_000

/** A seed follows a win of its round; a pool gets so many in 24 hours and no more. */
async function lockSeed(
  { ledger, now }: PoolDependencies,
  tx: Tx,
  { call, pool }: Bounded,
): Promise<WalletStatus | null> {
  await ledger.lockBalances(tx, [pool])
  const wins = await ledger.statement(pool, { limit: movesRead, codes: ['JACKPOT_WIN'] })
  if (!wins.some(({ reference }) => reference === call.round)) return 'TRANSACTION_DOES_NOT_EXIST'
  const { max_seeds_a_day } = await tables(tx)
    .selectFrom('catalogue.provider_bounds')
    .select('max_seeds_a_day')
    .where('code', '=', call.provider)
    .executeTakeFirstOrThrow()
  const from = new Date(now().getTime() - dayMs)
  const seeds = await ledger.statement(pool, { limit: max_seeds_a_day, from, codes: ['JACKPOT_SEED'] })
  return seeds.length >= max_seeds_a_day ? 'LIMIT_REACHED' : null
}

/** The vendor of a provider's game. */
async function vendorOf({ kysely }: Database, { provider, game_code }: PoolCall): Promise<string | undefined> {
  const game = await tables(kysely)
    .selectFrom('catalogue.game_vendor')
    .select('vendor_code')
    .where('code', '=', game_code)
    .where('provider_code', '=', provider)
    .executeTakeFirst()
  return game?.vendor_code
}

/** What a move asks for, without the envelope. */
function askedOf(call: PoolMove) {
  const amount = call.move === 'seed' ? '' : call.amount
  const whose = call.move === 'win' ? [call.user, call.bet_transaction] : []
  return ['pool', call.move, call.game_code, call.currency, call.play_mode, call.round, amount, ...whose]
}
