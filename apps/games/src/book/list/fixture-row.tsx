import type { FixtureView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { classNames } from '@baize/ui/class-names.ts'
import { memo } from 'react'
import { usePage } from '../context.ts'
import { handicapText, totalText } from '../names/line-text.ts'
import { mainLine, mainMarkets } from '../odds/main-prices.ts'
import { PriceButton } from '../odds/price-button.tsx'
import type { MovedPrices } from '../state/book-state.ts'
import type { Texts } from '../texts.ts'
import { RowWhen } from './row-when.tsx'
import { SidesCell } from './sides-cell.tsx'

export interface FixtureRowProps {
  fixture: FixtureView
  sheet: SheetView | null
  moved: MovedPrices | undefined
  more: number
  /** Time that the head of the table tells. */
  headMs: number | null
}

/** Selections that a market of a row has, so that a row keeps its places before its odds are there. */
const placesOf = (market: string): readonly string[] =>
  market === '1X2'
    ? ['home', 'draw', 'away']
    : /^(OU|GOU|POU|TM|TG)$/.test(market)
      ? ['over', 'under']
      : ['first', 'second']

function labelOf(t: Texts, market: string, { selection, line4 }: PriceView): string | undefined {
  if (market === '1X2') return { home: '1', draw: 'X', away: '2' }[selection]
  if (market === 'ML') return selection === 'home' || selection === 'A' ? '1' : '2'
  if (selection === 'over') return `${t('pick.o')} ${totalText(line4)}`
  return selection === 'under' ? `${t('pick.u')} ${totalText(line4)}` : handicapText(line4)
}

/** A fixture in the European view: when, who, the score, its three main markets, and the way to all others. */
export const FixtureRow = memo(function FixtureRow({ fixture, sheet, moved, more, headMs }: FixtureRowProps) {
  const { t, desk } = usePage()
  const names = [fixture.home, fixture.away].map(side => side?.name ?? t('fixture.open'))
  return (
    <tr className={classNames('match-row', fixture.state === 'live' && 'is-live')}>
      <td className="row-when">
        <RowWhen fixture={fixture} headMs={headMs} />
      </td>
      <th scope="row" className="row-who">
        <SidesCell fixture={fixture} />
      </th>
      {mainMarkets[fixture.sport].map((market, column) => (
        <td key={market} className="row-market" data-column={column}>
          <span className="row-prices">
            {placesOf(market).map((name, place) => {
              const price = mainLine(sheet, market)?.prices[place]
              const label = price && labelOf(t, market, price)
              return sheet && price ? (
                <PriceButton key={name} {...{ fixture, sheet, moved, price }} {...(label !== undefined && { label })} />
              ) : (
                <span key={name} className="odds price-none">
                  –
                </span>
              )
            })}
          </span>
        </td>
      ))}
      <td className="row-more">
        <button
          type="button"
          className="more"
          aria-label={t('list.more', { n: more, home: names[0]!, away: names[1]! })}
          onClick={() => desk.go({ page: 'fixture', id: fixture.id })}
        >
          +{more}
        </button>
      </td>
    </tr>
  )
})
