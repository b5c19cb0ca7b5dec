import type { FixtureView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { memo } from 'react'
import { usePage } from '../context.ts'
import { handicapText, totalText } from '../names/line-text.ts'
import { linesAround, type PriceLine } from '../odds/main-prices.ts'
import { PriceButton } from '../odds/price-button.tsx'
import type { FixtureRowProps } from './fixture-row.tsx'
import { RowWhen } from './row-when.tsx'
import { SidesCell } from './sides-cell.tsx'

/** Columns of the Asian table: whole match and first half. */
export const asianMarkets = ['AH', 'OU', '1X2', 'H1AH', 'H1OU', 'H1X2'] as const

const linesBefore = 3
const linesInPlay = 2

/** The three ways of a match or a half; they stand once, beside all lines. */
const isResultMarket = (market: string): boolean => market === '1X2' || market === 'H1X2'

/** Beside the favourite's odds stands its line, beside those of a total the goals. */
function labelOf(market: string, { selection, line4 }: PriceView): string {
  if (isResultMarket(market)) return { home: '1', draw: 'X', away: '2' }[selection] ?? ''
  if (market.endsWith('OU')) return selection === 'over' ? totalText(line4) : ''
  return line4 < 0 || (line4 === 0 && selection === 'home') ? handicapText(line4) : ''
}

/** A football fixture in the Asian view: a line for each step around the main one. */
export const AsianRows = memo(function AsianRows({ fixture, sheet, moved, more, headMs }: FixtureRowProps) {
  const { t, desk } = usePage()
  const count = fixture.state === 'live' ? linesInPlay : linesBefore
  const columns = asianMarkets.map(market => linesAround(sheet, market, isResultMarket(market) ? 1 : count))
  const names = [fixture.home, fixture.away].map(side => side?.name ?? t('fixture.open'))
  return (
    <>
      {Array.from({ length: count }, (_, step) => (
        <tr key={String(step)} className="match-row asian-row" data-step={step}>
          {step === 0 && (
            <>
              <td className="row-when" rowSpan={count}>
                <RowWhen fixture={fixture} headMs={headMs} />
              </td>
              <th scope="rowgroup" className="row-who" rowSpan={count}>
                <SidesCell fixture={fixture} />
              </th>
            </>
          )}
          {asianMarkets.map((market, column) => {
            const isResult = isResultMarket(market)
            if (isResult && step > 0) return null
            return (
              <td key={market} className="asian-cell" rowSpan={isResult ? count : undefined}>
                <AsianCell line={columns[column]![step]} {...{ fixture, sheet, moved, market }} />
              </td>
            )
          })}
          {step === 0 && (
            <td className="row-more" rowSpan={count}>
              <button
                type="button"
                className="more"
                aria-label={t('list.more', { n: more, home: names[0]!, away: names[1]! })}
                onClick={() => desk.go({ page: 'fixture', id: fixture.id })}
              >
                +{more}
              </button>
            </td>
          )}
        </tr>
      ))}
    </>
  )
})

interface AsianCellProps extends Omit<FixtureRowProps, 'more' | 'headMs'> {
  line: PriceLine | undefined
  market: string
  fixture: FixtureView
  sheet: SheetView | null
}

const AsianCell = ({ line, market, fixture, sheet, moved }: AsianCellProps) => (
  <span className="asian-prices">
    {sheet &&
      line?.prices.map(price => (
        <PriceButton key={price.selection} {...{ fixture, sheet, moved, price }} label={labelOf(market, price)} />
      ))}
  </span>
)
