import type { BookActReply } from '@baize/api/book-desk-protocol'
import { actOnBook, type DeskDependencies, type TargetCall } from './act-on-book.ts'
import { lockTarget } from './targets.ts'

/**
 * Asks for a fixture, or one market of it, to come to nothing. From the answer on it takes no bets; whichever process plays it
 * gives back what is open. Claims that are certain by then stand (sportsbook 4.3).
 */
export function askVoid(deps: DeskDependencies, call: TargetCall): Promise<BookActReply> {
  const { target, market } = call
  return actOnBook(deps, call, { kind: 'void', target, market, limits: null }, async tx => {
    const fixture = await lockTarget(deps, tx, call)
    if ('status' in fixture) return fixture
    const { voided_markets: markets } = fixture
    if (market !== null && markets.includes(market)) return { status: 'FIXTURE_DECIDED' }
    const wanted =
      market === null
        ? { void_asked: 'OPERATOR' as const }
        : { voided_markets: [...markets, market].sort(), voids_due: true }
    await tx.updateTable('sports.fixture').set(wanted).where('id', '=', target).execute()
    return { fixtures: 1 }
  })
}
