import { sicBoShares } from '@baize/game-kit/tables/histories/sic-bo'
import { Die } from '../../cloth/families/die.tsx'
import { usePage } from '../../context.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'
import { Shares } from './shares.tsx'

type Dice = [number, number, number]

const last = 8
const newest = 100

/** The last throws, and how often totals and faces came beside what is expected. */
export function Throws({ picture }: HistoryProps) {
  const { t } = usePage()
  const throws = resultsOf(picture.history).map(({ serial, result }) => ({
    serial,
    dice: (result as { dice: Dice }).dice,
  }))
  if (throws.length === 0) return <p className="hint">{t('roads.empty')}</p>
  const { totals, faces } = sicBoShares(
    throws.map(({ dice }) => dice),
    newest,
  )
  const over = t('roads.over', { n: Math.min(newest, throws.length) })
  return (
    <>
      <ol className="last-throws">
        {throws
          .slice(-last)
          .reverse()
          .map(({ serial, dice }) => (
            <li key={serial}>
              {dice.map((face, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three dice
                <Die key={place} face={face} />
              ))}
              <b>{dice.reduce((sum, face) => sum + face, 0)}</b>
            </li>
          ))}
      </ol>
      <Shares label={`${t('sicBo.tabs.totals')} · ${over}`} shares={totals} name={value => value} />
      <Shares label={`${t('roads.faces')} · ${over}`} shares={faces} name={value => value} />
    </>
  )
}
