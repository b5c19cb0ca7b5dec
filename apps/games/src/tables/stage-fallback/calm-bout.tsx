import { rulesOf } from '@baize/game-kit/tables/index'
import type { YardDefinition } from '@baize/game-kit/tables/yard/definition'
import { type YardEvent, yardFilm } from '@baize/game-kit/tables/yard/film'
import type { YardResult } from '@baize/game-kit/tables/yard/rules'
import { useMemo } from 'react'
import type { CalmProps } from './calm-props.ts'
import { lookOf } from './look.ts'

const wound = 1_000

/** Both machines by name with the springs that they have left, and how often each has touched. */
export function CalmBout({ table, definitionVersion, round, deal, elapsedMs, labels }: CalmProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deal has one film
  const film = useMemo(
    () => (deal ? yardFilm(deal.result as YardResult, lookOf(table, definitionVersion, deal)) : []),
    [deal?.serial],
  )
  const facts = round?.facts as { meron: number; wala: number } | null | undefined
  if (!round || !facts) return null
  const { roster } = rulesOf(round.definition).definition as YardDefinition
  const past = film.filter(({ t }) => t <= (elapsedMs ?? 0))
  const springs = past.at(-1)?.springs ?? { M: wound, W: wound }
  const touches = (side: YardEvent['side']) =>
    past.filter(event => event.kind === 'touch' && event.side === side).length
  return (
    <div className="calm-sides">
      {(['M', 'W'] as const).map(side => (
        <div key={side} className={`calm-side is-${side}`}>
          <span className="calm-label">{labels[side]}</span>
          <span className="calm-name">{roster[side === 'M' ? facts.meron : facts.wala]!.name}</span>
          <span className="calm-spring">
            <i style={{ width: `${(100 * springs[side]) / wound}%` }} />
          </span>
          <span className="calm-total">{touches(side)}</span>
        </div>
      ))}
    </div>
  )
}
