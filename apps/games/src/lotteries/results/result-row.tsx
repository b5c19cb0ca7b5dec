import { usePage } from '../context.ts'
import { EmptyPiece, Piece } from './piece.tsx'
import { piecesOf, spoken, sumOf } from './pieces.ts'
import { revealPlan } from './reveal.ts'
import { useReveal } from './use-reveal.ts'

interface ResultRowProps {
  numbers: readonly string[]
  /** The player waited for it: its numbers come in one after the other. */
  isFresh?: boolean
}

/** The drawn numbers in one row: dice, race tiles or balls. Of a prize table its first prize. */
export function ResultRow({ numbers, isFresh = false }: ResultRowProps) {
  const { boot, t } = usePage()
  const { format } = boot.game
  const pieces = piecesOf(format, numbers)
  const plan = revealPlan(
    format,
    pieces.map(({ text }) => text),
    numbers,
  )
  const shown = useReveal(plan, isFresh)
  const total = sumOf(format, numbers)
  return (
    <div className="drawn-line">
      <div className={`drawn drawn-${format.toLowerCase()}`} role="img" aria-label={spoken(format, numbers)}>
        {pieces.map((piece, place) =>
          plan.turns[place]! < shown ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
            <Piece key={place} {...piece} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
            <EmptyPiece key={`${place} to come`} {...piece} />
          ),
        )}
      </div>
      {total !== null && shown === pieces.length && <span className="sum">{t('sum', { n: total })}</span>}
    </div>
  )
}
