import type { LegView } from '@baize/api/studio/sports/bets'
import { resultByQuarters } from '@baize/game-kit/book/lines/settle-line'
import { readMarket } from '../names/market-code.ts'

export type Standing = 'winning' | 'losing' | 'level'

const standings: Readonly<Record<string, Standing>> = {
  ...{ won: 'winning', half_won: 'winning', push: 'level', half_lost: 'losing', lost: 'losing' },
}

const ofQuarters = (quarters: number): Standing => standings[resultByQuarters(quarters).kind]!

/** Markets on the score that the ticket tells; those of esports and rackets count what it does not tell. */
const onScore: Readonly<Record<LegView['sport'], RegExp>> = {
  FOOT: /^(1X2|DC|DNB|AH|OU|TTH|TTA|BTTS|CS|OE)$/,
  BASK: /^(ML|AH|OU|TTH|TTA|OE)$/,
  ...{ TENN: /^(ML|SAH)$/, BADM: /^(ML|SAH)$/, LANE: /^(ML|MAH)$/, TACT: /^(ML|MAH)$/, DUEL: /^(ML|GAH)$/ },
}

/** How a leg stands by the score of now; null where the score does not tell, or the match is not in play. */
export function standingOf(leg: LegView): Standing | null {
  const { sport, market, line4, selection, fixtureState, score, phase, acceptedScore } = leg
  const { kind } = readMarket(market)
  if (fixtureState !== 'live' || leg.result || leg.combined.length > 0 || !onScore[sport].test(kind)) return null
  const [home, away] = score.score
  if (kind === 'AH' && sport === 'FOOT' && phase === 'live') {
    // In play a football handicap counts the goals after acceptance.
    const rest = home - acceptedScore[0] - (away - acceptedScore[1])
    return ofQuarters(4 * (selection === 'home' ? rest : -rest) + line4)
  }
  if (selection === 'over' || selection === 'under') {
    const total = kind === 'TTH' ? home : kind === 'TTA' ? away : home + away
    return ofQuarters(selection === 'over' ? 4 * total - line4 : line4 - 4 * total)
  }
  return /AH$/.test(kind) ? handicap(home - away, selection, line4) : plain(kind, selection, home, away)
}

const handicap = (difference: number, selection: string, line4: number): Standing =>
  ofQuarters(4 * (selection === 'home' || selection === 'A' ? difference : -difference) + line4)

function plain(kind: string, selection: string, home: number, away: number): Standing {
  const leads = home === away ? 'draw' : home > away ? 'home' : 'away'
  const side = { A: 'home', B: 'away' }[selection] ?? selection
  if (kind === 'DNB' || kind === 'ML') return leads === 'draw' ? 'level' : leads === side ? 'winning' : 'losing'
  const holds: Readonly<Record<string, boolean>> = {
    ...{ '1X': leads !== 'away', X2: leads !== 'home', '12': leads !== 'draw' },
    ...{ odd: (home + away) % 2 === 1, even: (home + away) % 2 === 0 },
    ...{ yes: home > 0 && away > 0, no: home === 0 || away === 0 },
    ...{ [`${home}-${away}`]: true, other: home > 4 || away > 4 },
  }
  return leads === side || holds[selection] ? 'winning' : 'losing'
}
