import type { FixtureView, PriceView, SheetView } from '@baize/api/studio/sports/fixture-views'
import { usePage, usePicture } from '../context.ts'
import { type ClaimWords, spokenPrice } from '../names/claim-names.ts'
import type { MovedPrices } from '../state/book-state.ts'
import { claimKey } from '../state/claim-key.ts'
import { shutReason } from '../state/sale.ts'
import { legOfPrice } from './leg-of-price.ts'
import { chanceText, oddsOf, shareText } from './odds-words.ts'
import { OpensIn } from './opens-in.tsx'

/** A fixture with the prices that are shown of it. */
export interface PricedFixture {
  fixture: FixtureView
  sheet: SheetView
  moved?: MovedPrices | undefined
}

interface PriceButtonProps extends PricedFixture {
  price: PriceView | undefined
  /** What stands before the odds: a name, a line, or nothing. */
  label?: string
  onLook?: (price: PriceView | null) => void
}

export const wordsOf = ({ sport, home, away }: FixtureView, t: ClaimWords['t']): ClaimWords => ({
  ...{ t, sport, home: home?.name ?? t('fixture.open'), away: away?.name ?? t('fixture.open') },
})

/** One price: a quiet button that stays in its place whatever its odds do. Pressed it stands in the slip. */
export function PriceButton({ fixture, sheet, moved, price, label, onLook }: PriceButtonProps) {
  const { t, desk, slip, settings } = usePage()
  const { oddsFormat, showsChance } = usePicture(settings)
  const { legs } = usePicture(slip)
  if (!price) return <span className="odds price-none">–</span>
  const key = claimKey({ fixture: fixture.id, ...price })
  const isShut = fixture.suspendedMarkets.includes(price.market)
  const gone = isShut ? 'operator' : 'gone'
  const reason = price.milli === null ? (fixture.suspended ?? gone) : shutReason(fixture)
  const odds = price.milli === null ? '–' : oddsOf(price.milli, oddsFormat)
  const change = moved?.[key]
  const direction = change && price.milli ? (price.milli > change.fromMilli ? 'up' : 'down') : null
  const spoken = [
    spokenPrice(wordsOf(fixture, t), price, odds),
    ...(direction ? [t(`moved.${direction}`)] : []),
    ...(showsChance && price.milli !== null
      ? [t('combine.chance', { chance: chanceText(price.chancePpm), share: shareText(price.chancePpm, price.milli) })]
      : []),
    ...(reason ? [t(`suspended.${reason}`)] : []),
  ]
  const press = () => {
    const leg = legOfPrice(fixture, sheet, price)
    if (leg && !reason) desk.toggle(leg)
  }
  return (
    <button
      type="button"
      className="odds"
      aria-pressed={legs.some(leg => leg.key === key)}
      aria-disabled={reason !== null}
      aria-label={spoken.join(', ')}
      title={reason ? t(`suspended.${reason}`) : undefined}
      data-moved={direction}
      onClick={press}
      onMouseEnter={() => onLook?.(price)}
      onMouseLeave={() => onLook?.(null)}
      onFocus={() => onLook?.(price)}
      onBlur={() => onLook?.(null)}
    >
      {label !== undefined && (
        // Drawn by the style sheet, since the name of the button says it in words.
        <span className="price-label" aria-hidden="true" data-text={label} />
      )}
      <span className="price-odds" aria-hidden="true">
        {direction && <span key={change!.atMs} className="price-arrow" aria-hidden="true" />}
        {odds}
      </span>
      {reason === 'playing' && <OpensIn fixture={fixture} />}
      {showsChance && price.milli !== null && (
        <span
          className="price-chance"
          aria-hidden="true"
          data-text={`${chanceText(price.chancePpm)} · ${shareText(price.chancePpm, price.milli)}`}
        />
      )}
    </button>
  )
}
