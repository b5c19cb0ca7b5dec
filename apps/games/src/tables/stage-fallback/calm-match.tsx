import { cupFilm } from '@baize/game-kit/tables/cup/film'
import { rulesOf } from '@baize/game-kit/tables/index'
import { useMemo } from 'react'
import { cupOf } from '../names/table-words.ts'
import type { CalmProps } from './calm-props.ts'
import { lookOf } from './look.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
const legs = [1, 2, 3]

/** The two robots of a match with the legs that they have won, or the parade of all eight. */
export function CalmMatch({ table, definitionVersion, round, deal, elapsedMs }: CalmProps) {
  const result = deal?.result as { legs?: string } | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deal has one film
  const film = useMemo(
    () => (deal && result?.legs ? cupFilm({ legs: result.legs }, lookOf(table, definitionVersion, deal)) : []),
    [deal?.serial],
  )
  const cup = round && cupOf({ rules: rulesOf(round.definition), facts: round.facts })
  if (!cup) return null
  if (!cup.match)
    return (
      <ul className="calm-parade">
        {numbers.map(number => (
          <li key={number}>{cup.robot(number).name}</li>
        ))}
      </ul>
    )
  const now = film.findLast(({ t }) => t <= (elapsedMs ?? 0)) ?? { home: 0, away: 0 }
  return (
    <div className="calm-sides">
      {(['home', 'away'] as const).map(side => (
        <div key={side} className={`calm-side is-${side}`}>
          <span className="calm-name">{cup.robot(cup.match![side]).name}</span>
          <span className="calm-legs">
            {legs.map(leg => (
              <i key={leg} data-won={now[side] >= leg} />
            ))}
          </span>
          <span className="calm-total">{now[side]}</span>
        </div>
      ))}
    </div>
  )
}
