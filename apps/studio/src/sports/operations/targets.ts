import type { BookRefusal } from '@baize/api/book-desk-protocol'
import { modelOf } from '@baize/game-kit/book/sports'
import { COMPETITIONS } from '@baize/game-kit/book/world/competitions'
import type { StudioTx } from '../../studio-database.ts'
import { COMBINATION } from '../bets/claim-text.ts'
import { bookOfSports } from '../offered-book.ts'
import { readState } from '../play/states.ts'
import type { StoredFixture } from '../sports-dependencies.ts'
import type { DeskDependencies, TargetCall } from './act-on-book.ts'
import { legsOf } from './legs-of.ts'

/** A competition of a game's book; undefined for what is none. */
export const competitionOf = (gameCode: string, id: string) =>
  COMPETITIONS.find(one => one.id === id && bookOfSports(gameCode).includes(one.sport))

/**
 * A fixture that takes bets or is played, locked for an act on it and on a market of it.
 * @returns the refusal for one that there is not, that is over, or that does not sell the market
 */
export async function lockTarget(
  deps: DeskDependencies,
  tx: StudioTx,
  { game_code: code, target, market }: TargetCall,
): Promise<StoredFixture | BookRefusal> {
  const fixture = await tx
    .selectFrom('sports.fixture')
    .selectAll()
    .where('id', '=', target)
    .where('sport', 'in', [...bookOfSports(code)])
    .where('state', '<>', 'scheduled')
    .forUpdate()
    .executeTakeFirst()
  if (!fixture) return { status: 'TARGET_UNKNOWN' }
  if ((fixture.state !== 'open' && fixture.state !== 'live') || fixture.void_asked) return { status: 'FIXTURE_DECIDED' }
  if (market !== null && !(await sells(deps, tx, fixture, market))) return { status: 'MARKET_UNKNOWN' }
  return fixture
}

/** True of a market that a fixture sold at its start, sells now, or has bets on. */
async function sells(
  { sheets }: DeskDependencies,
  tx: StudioTx,
  fixture: StoredFixture,
  market: string,
): Promise<boolean> {
  if (market === COMBINATION) return fixture.sport === 'FOOT'
  const start = modelOf(fixture.sport).start()
  const sold = [sheets.of(fixture, start, 'before'), sheets.of(fixture, readState(fixture.state_now!), 'live')]
  if (sold.some(({ prices }) => prices.some(price => price.market === market))) return true
  const bet = await tx
    .selectFrom('sports.leg')
    .select('bet_id')
    .where(legsOf(fixture.id))
    .where('market', '=', market)
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}
