import { bigRoad, type Result, streakOf } from '@baize/game-kit/lotteries/index'
import type { CSSProperties } from 'react'
import { valueName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { sidesOf, type TrendSides } from './trend-model.ts'

const roadRows = 6
const roadColumns = 20
/** A longer streak is told by its number alone. */
const mostBeads = 8

/** Which of two sides came, draw by draw: a streak runs down its column. */
export function Road({ pair, results }: { pair: TrendSides; results: readonly Result[] }) {
  const { t, boot } = usePage()
  const { format } = boot.game
  const sides = sidesOf(format, pair, results)
  const cells = bigRoad(sides)
  const last = Math.max(0, ...cells.map(({ column }) => column))
  const first = Math.max(0, last - roadColumns + 1)
  const name = (side: string) => valueName(t, format, pair.betCode, side)
  const { side, length } = streakOf(sides)
  const title = `${name(pair.sides[0])} / ${name(pair.sides[1])}`
  return (
    <section>
      <div className="road-head">
        <h3>{title}</h3>
        {side && (
          <p className="streak">
            {Array.from({ length: Math.min(length, mostBeads) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one bead is like the other
              <span key={place} className={`bead side-${pair.sides.indexOf(side)}`} />
            ))}
            {t('trends.streak', { side: name(side), n: length })}
          </p>
        )}
      </div>
      <div
        className="road"
        role="img"
        aria-label={side ? t('trends.streak', { side: name(side), n: length }) : title}
        style={{ '--rows': roadRows, '--columns': roadColumns } as CSSProperties}
      >
        {cells
          .filter(({ column }) => column >= first)
          .map(({ side: came, column, row, ties }) => (
            <span
              key={`${column} ${row}`}
              className={`bead side-${pair.sides.indexOf(came)}`}
              style={{ gridArea: `${row + 1} / ${column - first + 1}` }}
            >
              {ties > 0 && ties}
            </span>
          ))}
      </div>
    </section>
  )
}
