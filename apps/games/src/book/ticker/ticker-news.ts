import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { type Texts, textOf } from '../texts.ts'

const sum = (score: readonly number[]): number => score.reduce((all, each) => all + each, 0)

/** Sports whose score counts sets, games or maps, so that each step of it is news; a basket is none. */
const isCounted = ({ sport }: FixtureView): boolean => sport !== 'BASK'

/** News of a match between two states of it: a goal, a set, a map, or its end. Never odds. */
export function newsOf(t: Texts, before: FixtureView | undefined, after: FixtureView): string | null {
  if (!before || before === after) return null
  const [a, b] = after.score.score
  const names = { home: after.home?.name ?? '', away: after.away?.name ?? '', a, b }
  if (after.score.period === 'FT') return before.score.period === 'FT' ? null : t('say.over', names)
  if (!isCounted(after) || sum(after.score.score) <= sum(before.score.score)) return null
  const score = t('say.score', names)
  return after.sport === 'FOOT' ? `${textOf(t, 'incident.goal')}: ${score}` : score
}

/** News of matches between two states of what the page knows, in the order of `ids`. */
export function allNews(
  t: Texts,
  ids: readonly string[],
  before: Readonly<Record<string, FixtureView>>,
  after: Readonly<Record<string, FixtureView>>,
): string[] {
  return ids.flatMap(id => {
    const now = after[id]
    const news = now ? newsOf(t, before[id], now) : null
    return news ? [news] : []
  })
}
