import { type FormatCode, priceTicket } from '@baize/game-kit/lotteries/index'
import { valueName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { Die } from '../results/die.tsx'
import { oddsText, topOdds } from '../slip/quote.ts'

interface ValueButtonProps {
  betCode: string
  value: string
  /** What stands for the value as a ticket of its own; null where it is one only together with others. */
  content: string | null
  series: number
  isMarked: boolean
  onPress(): void
}

/** A value to mark, with what it pays where it is a ticket of its own. */
export function ValueButton({ betCode, value, content, series, isMarked, onPress }: ValueButtonProps) {
  const { t, boot } = usePage()
  const { format } = boot.game
  const name = valueName(t, format, betCode, value)
  const odds = content === null ? null : oddsOf(format, betCode, content, series)
  return (
    <button
      type="button"
      className="value"
      aria-pressed={isMarked}
      data-value={value}
      // The label says what is shown, the odds included, so that speech finds the button by it.
      aria-label={odds === null ? name : `${name} ×${odds}`}
      onClick={onPress}
    >
      {isOfDice(format, betCode, value) ? <Dice faces={value} /> : <span className="face">{name}</span>}
      {odds !== null && (
        <>
          {' '}
          <span className="odds">×{odds}</span>
        </>
      )}
    </button>
  )
}

/** Dice stand for themselves, except where their sum is meant. */
const isOfDice = (format: FormatCode, betCode: string, value: string): boolean =>
  format === 'K3' && betCode !== 'SUM' && /^[1-6]{1,3}$/.test(value)

const Dice = ({ faces }: { faces: string }) => (
  <span className="dice" aria-hidden="true">
    {[...faces].map((face, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same face
      <Die key={place} face={Number(face)} />
    ))}
  </span>
)

function oddsOf(format: FormatCode, betCode: string, content: string, series: number): string {
  const { bet } = priceTicket(format, { betCode, content, unitCents: 100, times: 1 })
  return oddsText(topOdds(bet, series))
}
