import { settleCombination } from '../football/combinations.ts'
import { MATCH_BLOCKS } from '../football/constants.ts'
import { readingOf, settleClaim } from '../football/decide.ts'
import { type FootballState, type Score, startOfMatch } from '../football/state.ts'
import { type Effects, effectOf, effectOfQuarters, type RiskedClaim, type RiskPart } from './effects.ts'

/** Markets of football that no score decides: each is a part of its own. */
const otherMarkets = ['FTS', 'NG', 'FCR', 'INT', 'CR1X2', 'CROU', 'CRAH']
export const isOfGoals = ({ market }: RiskedClaim): boolean => !otherMarkets.includes(market)

/** Scores up to so many goals a side, or so many more than there are: further ones change no claim that is sold. */
const mostGoals = 8
const moreGoals = 3

/**
 * The cells of a football match's goals: every half-time score with every final score that may follow (sportsbook 4.4). A claim
 * that one of the two decides is read once for each and not once a cell.
 */
export function goalsPart(state: FootballState): RiskPart {
  const least = state.score
  const most = { home: Math.max(mostGoals, least.home + moreGoals), away: Math.max(mostGoals, least.away + moreGoals) }
  const finals = scoresBetween(least, most)
  const halvesOf = (final: Score) => finals.filter(({ home, away }) => home <= final.home && away <= final.away)
  const cells = state.halfTime
    ? finals.map(final => ({ half: state.halfTime!, final }))
    : finals.flatMap(final => halvesOf(final).map(half => ({ half, final })))
  const spread = (subject: 'half' | 'final', value: (score: Score) => number): Effects => {
    const known = new Map<Score, number>()
    return Int8Array.from(cells, cell => {
      const score = cell[subject]
      const effect = known.get(score) ?? effectOfQuarters(value(score))
      known.set(score, effect)
      return effect
    })
  }
  return {
    effectsOf(claim) {
      const accepted = acceptedAt(claim)
      const reading = claim.combined ? null : readingOf(claim, accepted, state)
      if (reading) return spread(reading.subject === 'half' ? 'half' : 'final', reading.value)
      return Int8Array.from(cells, ({ half, final }) => effectOf(endOf(claim, accepted, { half, final })))
    },
  }
}

function endOf(claim: RiskedClaim, accepted: FootballState, { half, final }: { half: Score; final: Score }) {
  const end: FootballState = { ...startOfMatch(), block: MATCH_BLOCKS, score: final, halfTime: half }
  const result = claim.combined ? settleCombination(claim.combined, accepted, end) : settleClaim(claim, accepted, end)
  return result?.kind ?? 'lost'
}

/** A state at the score from which a claim counts. */
function acceptedAt({ basis }: RiskedClaim): FootballState {
  const [home, away] = basis.split('-').map(Number)
  return { ...startOfMatch(), score: { home: home || 0, away: away || 0 } }
}

function scoresBetween(least: Score, most: Score): Score[] {
  const scores: Score[] = []
  for (let home = least.home; home <= most.home; home++)
    for (let away = least.away; away <= most.away; away++) scores.push({ home, away })
  return scores
}
