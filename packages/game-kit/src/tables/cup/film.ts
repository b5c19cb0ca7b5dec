import type { Draws } from '../../draws.ts'

/** A step of a match: milliseconds since the deal, and the legs won by then. */
export interface CupEvent {
  t: number
  kind: 'start' | 'run' | 'touch' | 'finish'
  /** Leg from 1; 0 where the event belongs to none. */
  leg: number
  side?: 'home' | 'away'
  /** Set on the touch that takes the leg. */
  isFirst?: boolean
  home: number
  away: number
}

const FIRST_LEG_MS = 2_000
const LEG_MS = 4_200

/** The film of a match: each leg's winner touches its beacon some 3.7 s after the start, the other a little later. */
export function cupFilm({ legs }: { legs: string }, look: Draws): CupEvent[] {
  let [home, away] = [0, 0]
  const events: CupEvent[] = [{ t: 0, kind: 'start', leg: 0, home, away }]
  for (const [i, winner] of [...legs].entries()) {
    const leg = i + 1
    const startsAt = FIRST_LEG_MS + LEG_MS * i
    const firstAt = startsAt + 3_600 + look.below(201)
    const otherAt = firstAt + 120 + look.below(361)
    const isHome = winner === 'H'
    events.push({ t: startsAt, kind: 'run', leg, home, away })
    if (isHome) home++
    else away++
    events.push({ t: firstAt, kind: 'touch', leg, side: isHome ? 'home' : 'away', isFirst: true, home, away })
    events.push({ t: otherAt, kind: 'touch', leg, side: isHome ? 'away' : 'home', home, away })
  }
  events.push({ t: events.at(-1)!.t, kind: 'finish', leg: 0, side: home > away ? 'home' : 'away', home, away })
  return events
}
