import { hash } from 'node:crypto'
import type { PoolReply, WalletCall, WalletStatus } from '@baize/api/wallet-protocol'
import type { Database } from '../../kernel/database/open-database.ts'
import type { AccountRef, Ledger, Leg } from '../ledger/index.ts'
import { houseAccount, keys } from '../ledger/index.ts'
import { moveKey } from './command.ts'
import { type KnownSession, walletOf } from './known-sessions.ts'

type PoolCall = WalletCall<'pool'>
type PoolMove = Exclude<PoolCall, { move: 'read' }>

/** 500,000.00, which the house puts into a pool that was won. */
const seedUnits = 5_000_000_000n
const winsRead = 100

export interface PoolDependencies {
  database: Database
  ledger: Ledger
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
  const refusal = await refusalOf(deps, call, pool, session)
  if (refusal) return answer(refusal)
  const games = houseAccount('GAMES', { ...call, book, qualifier: vendorCode })
  const marketing = houseAccount(book === 'REAL' ? 'PROMO_COST' : 'ISSUED', { ...call, book })
  const outcome = await deps.ledger.post({
    key:
      call.move === 'seed'
        ? keys.jackpot(pool.qualifier, `seed:${book}:${call.round}`)
        : moveKey(call.provider, call.transaction_uuid),
    legs: [legOf(call, { pool, games, marketing, wallet: session && walletOf(session) })],
    reference: call.round,
    request: fingerprintOf(call),
  })
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

/** A seed follows a win of its round; a win belongs to a bet of its member that was settled. */
async function refusalOf(
  { database, ledger }: PoolDependencies,
  call: PoolMove,
  pool: AccountRef,
  session: KnownSession | null,
): Promise<WalletStatus | null> {
  if (call.move === 'seed') {
    const wins = await ledger.statement(pool, { limit: winsRead, codes: ['JACKPOT_WIN'] })
    return wins.some(({ reference }) => reference === call.round) ? null : 'TRANSACTION_DOES_NOT_EXIST'
  }
  if (call.move !== 'win') return null
  const bet = await database.kysely
    .selectFrom('rounds.bet')
    .select('id')
    .where('provider_code', '=', call.provider)
    .where('transaction_id', '=', call.bet_transaction)
    .where('member_id', '=', session!.memberId)
    .where('status', 'not in', ['OPEN', 'VOID'])
    .executeTakeFirst()
  return bet ? null : 'TRANSACTION_DOES_NOT_EXIST'
}

/** The vendor of a provider's game. */
async function vendorOf({ kysely }: Database, { provider, game_code }: PoolCall): Promise<string | undefined> {
  const game = await kysely
    .selectFrom('catalogue.game')
    .select('vendor_code')
    .where('code', '=', game_code)
    .where('provider_code', '=', provider)
    .executeTakeFirst()
  return game?.vendor_code
}

/** What a move asks for, without the envelope. */
function fingerprintOf(call: PoolMove): string {
  const amount = call.move === 'seed' ? '' : call.amount
  const whose = call.move === 'win' ? [call.user, call.bet_transaction] : []
  return hash(
    'sha256',
    ['pool', call.move, call.game_code, call.currency, call.play_mode, call.round, amount, ...whose].join('|'),
  )
}
