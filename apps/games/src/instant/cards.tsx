import type { CSSProperties } from 'react'

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const suitOf = (card: number): number => Math.floor(card / 13)
const rankLetter = (card: number): string => letters[(card % 13) + 1] ?? String((card % 13) + 1)

/** Suits in the order of the pack: clubs, diamonds, hearts, spades; 24 by 24. */
const suits = [
  'M12 2a4.7 4.7 0 0 0-4.3 6.7A4.7 4.7 0 1 0 10.6 17c-.2 2-1 3.6-2.6 5h8c-1.6-1.4-2.4-3-2.6-5a4.7 4.7 0 1 0 2.9-8.3A4.7 4.7 0 0 0 12 2z',
  'M12 1.5L20 12l-8 10.500L4 12z',
  'M12 22C5 16 1.5 12 1.5 7.500A5.4 5.4 0 0 1 12 5a5.4 5.4 0 0 1 10.5 2.500C22.5 12 19 16 12 22z',
  'M12 1.500C8 6.5 2.5 9 2.5 13.700a4.6 4.6 0 0 0 8.2 2.900c-.2 2.2-1 4-2.7 5.400h8c-1.7-1.4-2.5-3.2-2.7-5.400a4.6 4.6 0 0 0 8.2-2.900C21.5 9 16 6.5 12 1.500z',
]

/** Pips of 2 to 10 by column (left, middle, right) and height in per cent. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [50, 16],
    [50, 84],
  ],
  3: [
    [50, 16],
    [50, 50],
    [50, 84],
  ],
  4: [
    [28, 16],
    [72, 16],
    [28, 84],
    [72, 84],
  ],
  5: [
    [28, 16],
    [72, 16],
    [50, 50],
    [28, 84],
    [72, 84],
  ],
  6: [
    [28, 16],
    [72, 16],
    [28, 50],
    [72, 50],
    [28, 84],
    [72, 84],
  ],
  7: [
    [28, 16],
    [72, 16],
    [50, 33],
    [28, 50],
    [72, 50],
    [28, 84],
    [72, 84],
  ],
  8: [
    [28, 16],
    [72, 16],
    [50, 33],
    [28, 50],
    [72, 50],
    [50, 67],
    [28, 84],
    [72, 84],
  ],
  9: [
    [28, 14],
    [72, 14],
    [28, 38],
    [72, 38],
    [50, 50],
    [28, 62],
    [72, 62],
    [28, 86],
    [72, 86],
  ],
  10: [
    [28, 14],
    [72, 14],
    [50, 26],
    [28, 38],
    [72, 38],
    [28, 62],
    [72, 62],
    [50, 74],
    [28, 86],
    [72, 86],
  ],
}

const Suit = ({ suit, style }: { suit: number; style?: CSSProperties }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" style={style}>
    <path d={suits[suit]} />
  </svg>
)

const Corner = ({ card }: { card: number }) => (
  <span className="corner">
    <b>{rankLetter(card)}</b>
    <Suit suit={suitOf(card)} />
  </span>
)

const Court = ({ card }: { card: number }) => (
  <span className="court">
    <svg viewBox="0 0 48 24" aria-hidden="true">
      <path d="M4 22L1 6l11 8L24 1l12 13 11-8-3 16z" />
    </svg>
    <b>{rankLetter(card)}</b>
    <Suit suit={suitOf(card)} />
  </span>
)

function Middle({ card }: { card: number }) {
  const [suit, rank] = [suitOf(card), (card % 13) + 1]
  if (rank > 10) return <Court card={card} />
  if (rank === 1)
    return (
      <span className="ace">
        <Suit suit={suit} />
      </span>
    )
  return (
    <span className="pips">
      {pips[rank]!.map(([x, y]) => (
        <Suit
          key={`${x} ${y}`}
          suit={suit}
          style={{ left: `${x}%`, top: `${y}%`, ...(y > 50 && { rotate: '180deg' }) }}
        />
      ))}
    </span>
  )
}

interface CardFaceProps {
  /** 0 to 51: rank by rank within clubs, diamonds, hearts, spades. */
  card: number
  label: string
  /** What the card meant in its round, for its look. */
  kind?: string
}

/** A card that lies open. */
export const CardFace = ({ card, label, kind }: CardFaceProps) => (
  <div
    className="card"
    role="img"
    aria-label={label}
    data-colour={[1, 2].includes(suitOf(card)) ? 'red' : 'black'}
    data-kind={kind}
  >
    <Corner card={card} />
    <Middle card={card} />
    <Corner card={card} />
  </div>
)
