import type { BookActReply, BookDeskCall, BookDeskReply, BookRefusal } from '@baize/api/book-desk-protocol'
import { boundsOfLimit, LIMITS, type LimitName } from '@baize/game-kit/book/bets/limits'
import { readLimits } from '../limits/read-limits.ts'
import { isBookGame } from '../offered-book.ts'
import { actOnBook, type DeskDependencies } from './act-on-book.ts'

const names = Object.keys(LIMITS) as LimitName[]
const isLimit = (name: string): name is LimitName => Object.hasOwn(LIMITS, name)

/** Every limit of the book as it is now, with its bounds. Both books of a house have the same. */
export async function readDeskLimits(
  { db }: DeskDependencies,
  { game_code: code }: BookDeskCall<'limits'>,
): Promise<BookDeskReply<'limits'>> {
  if (!isBookGame(code)) return { status: 'GAME_UNKNOWN' }
  const limits = await readLimits(db)
  return {
    status: 'OK',
    limits: names.map(name => {
      const { leastUnits, mostUnits } = boundsOfLimit(name)
      return { name, units: Number(limits[name]), least: Number(leastUnits), most: Number(mostUnits) }
    }),
  }
}

/** Sets limits for bets that come from now on; one that is out of its bounds is named, and none is changed. */
export function setLimits(deps: DeskDependencies, call: BookDeskCall<'set-limits'>): Promise<BookActReply> {
  const wanted = Object.entries(call.limits).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const limits = Object.fromEntries(wanted.map(([name, units]) => [name, String(units)]))
  return actOnBook(deps, call, { kind: 'limits', target: 'book', market: null, limits }, async tx => {
    const fault = wanted.map(([name, units]) => faultOf(name, units)).find(found => found !== null)
    if (fault) return fault
    const before = await readLimits(tx)
    const changed = wanted.filter(([name, units]) => before[name as LimitName] !== BigInt(units))
    if (changed.length === 0) return { status: 'LIMITS_UNCHANGED' }
    await tx
      .insertInto('sports.book_limit')
      .values(changed.map(([name, units]) => ({ name: name as LimitName, units: BigInt(units) })))
      .onConflict(conflict => conflict.column('name').doUpdateSet(({ ref }) => ({ units: ref('excluded.units') })))
      .execute()
    return { fixtures: 0 }
  })
}

function faultOf(name: string, units: number): BookRefusal | null {
  if (!isLimit(name)) return { status: 'LIMIT_OUT_OF_RANGE', limit: name }
  const { leastUnits, mostUnits } = boundsOfLimit(name)
  const isWithin = BigInt(units) >= leastUnits && BigInt(units) <= mostUnits
  return isWithin
    ? null
    : { status: 'LIMIT_OUT_OF_RANGE', limit: name, least: Number(leastUnits), most: Number(mostUnits) }
}
