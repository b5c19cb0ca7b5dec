import { linear, path, rect } from '../draw/svg.ts'
import { textPath } from '../draw/text.ts'

type Suit = 'spade' | 'heart' | 'diamond' | 'club'

/** Outlines in a square of 100 around the origin. */
const OUTLINES: Record<Suit, string> = {
  spade:
    'M0 -50C14 -26 46 -10 46 16C46 40 16 44 6 26C8 40 14 46 22 50H-22C-14 46 -8 40 -6 26C-16 44 -46 40 -46 16C-46 -10 -14 -26 0 -50Z',
  heart: 'M0 48C-10 28 -48 8 -48 -20C-48 -48 -12 -52 0 -24C12 -52 48 -48 48 -20C48 8 10 28 0 48Z',
  diamond: 'M0 -52C12 -30 24 -14 40 0C24 14 12 30 0 52C-12 30 -24 14 -40 0C-24 -14 -12 -30 0 -52Z',
  club: 'M0 -50C22 -50 28 -24 16 -12C34 -22 50 -4 44 14C36 34 12 30 6 16C8 34 14 44 22 50H-22C-14 44 -8 34 -6 16C-12 30 -36 34 -44 14C-50 -4 -34 -22 -16 -12C-28 -24 -22 -50 0 -50Z',
}
const inkOf = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#c8202f' : '#161a22')

interface Card {
  rank: string
  suit: Suit
  x: number
  y: number
  /** Degrees clockwise. */
  turn: number
}

const width = 212
const height = 300

function cardOf({ rank, suit, x, y, turn }: Card): string {
  const ink = inkOf(suit)
  const mark = (dx: number, dy: number, size: number) =>
    path(OUTLINES[suit], `fill="${ink}" transform="translate(${dx} ${dy}) scale(${size / 100})"`)
  const corner = `${path(textPath(rank, -72, -86, { face: 'display', size: 62 }).d, `fill="${ink}"`)}${mark(-72, -56, 36)}`
  const paper = (dy: number, attributes: string) =>
    rect(-width / 2, -height / 2 + dy, width, height, `rx="20" ${attributes}`)
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${paper(10, 'fill="#05070c" opacity="0.4"')}${paper(0, 'fill="url(#paper)" stroke="#cfc7b4" stroke-width="3"')}${corner}<g transform="rotate(180)">${corner}</g>${mark(0, 0, 124)}</g>`
}

const paper = `<defs>${linear('paper', 0, -150, 0, 150, [
  [0, '#ffffff'],
  [0.7, '#fbf7ec'],
  [1, '#e6decb'],
])}</defs>`

/** Cards in the order in which they lie on each other, in a picture of 512. */
export const fan = (...cards: Card[]): string => paper + cards.map(cardOf).join('')
