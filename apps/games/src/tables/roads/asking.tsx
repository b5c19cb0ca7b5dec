import { askRoads, type DerivedRoad, type TableKind } from '@baize/game-kit/tables/index'
import { sideName } from '../names/side-name.ts'
import type { TableWords } from '../names/table-words.ts'
import { MarkShape } from './derived-road.tsx'
import { toneOf } from './road-entries.ts'

const roads: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']

interface AskingProps {
  words: TableWords
  kind: TableKind
  sides: readonly (string | null)[]
  offered: readonly [red: string, blue: string]
}

/** What each side would mark next on the derived roads. */
export function Asking({ words, kind, sides, offered }: AskingProps) {
  const answers = askRoads(sides, offered)
  return (
    <ul className="asking">
      {offered.map(side => (
        <li key={side} className={`is-${toneOf(kind, side)}`}>
          <span>{words.t('roads.next', { side: sideName(words, side) })}</span>
          {roads.map(road => {
            const mark = answers[side]![road]
            return (
              <svg key={road} viewBox="0 0 10 10" aria-hidden="true">
                {mark && <MarkShape road={road} mark={mark} x={5} y={5} />}
              </svg>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
