import type { Texts } from '../../texts.ts'
import { Hand } from './hand.tsx'
import type { BlackjackPicture, ShownHand } from './picture.ts'

interface OwnHandsProps {
  table: BlackjackPicture
  t: Texts
  nameOf(card: number): string
  money(units: bigint): string
}

/** The player's hand, or two of them side by side after a split, with what lies on each and whose turn it is. */
export function OwnHands({ table, t, nameOf, money }: OwnHandsProps) {
  const isSplit = table.own.length > 1
  const noteOf = ({ hasTurn, end }: ShownHand): string => {
    if (hasTurn) return t('blackjack.turn')
    return end && isSplit ? t(`blackjack.results.${end.result as 'won'}`) : ''
  }
  return (
    <div className="own-hands" data-hands={table.own.length}>
      {table.own.map((hand, place) => (
        <Hand
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
          key={place}
          hand={hand}
          label={isSplit ? t('blackjack.hand', { n: place + 1 }) : t('blackjack.own')}
          stake={hand.stakes === null ? '' : money(BigInt(hand.stakes) * table.betUnits)}
          note={noteOf(hand)}
          nameOf={nameOf}
        />
      ))}
    </div>
  )
}
