import { alpha, box, type Pen } from '../../../kit/stage/paint.ts'
import { drawSuit, inkOf, type Suit } from './suits.ts'

export type Court = 'J' | 'Q' | 'K'

const GOLD = '#e2b04a'
const SKIN = '#f3d3b0'
const cloaks: Readonly<Record<Suit, readonly [string, string]>> = {
  s: ['#1f3f7a', '#c3182b'],
  h: ['#b3202f', '#1f3f7a'],
  d: ['#c2452a', '#22604f'],
  c: ['#22604f', '#b3202f'],
}
const hairs: Readonly<Record<Court, string>> = { J: '#a5662b', Q: '#7a3f1c', K: '#d9d2c4' }

/** A figure in its frame, its lower half the upper one turned about the middle. */
export function drawCourt(pen: Pen, rank: Court, suit: Suit, width: number, height: number): void {
  pen.save()
  box(pen, 0, 0, width, height, 3)
  pen.fillStyle = '#fbf3dd'
  pen.fill()
  pen.clip()
  for (const turn of [0, Math.PI]) {
    pen.save()
    pen.translate(width / 2, height / 2)
    pen.rotate(turn)
    pen.beginPath()
    pen.rect(-width / 2, -height / 2, width, height / 2)
    pen.clip()
    pen.scale(width / 40, width / 40)
    pen.translate(0, -30)
    half(pen, rank, suit)
    pen.restore()
  }
  pen.restore()
  box(pen, 0, 0, width, height, 3)
  pen.lineWidth = 1
  pen.strokeStyle = alpha(inkOf(suit), 0.75)
  pen.stroke()
}

function fill(pen: Pen, path: string, colour: string): void {
  const outline = new Path2D(path)
  pen.fillStyle = colour
  pen.fill(outline)
  pen.lineWidth = 0.7
  pen.strokeStyle = '#241a12'
  pen.stroke(outline)
}

/** Head and shoulders: the head stands around the origin, the shoulders reach down to 30. */
function half(pen: Pen, rank: Court, suit: Suit): void {
  const [cloak, lining] = cloaks[suit]
  fill(pen, 'M-20 32L-18 16C-16 10-8 9 0 9C8 9 16 10 18 16L20 32Z', cloak)
  fill(pen, 'M-6 9L0 32L6 9Z', GOLD)
  fill(pen, 'M-20 32L-14 12L-9 10L-12 32Z', lining)
  fill(pen, 'M20 32L14 12L9 10L12 32Z', lining)
  for (const y of [15, 20, 25]) {
    pen.beginPath()
    pen.arc(0, y, 1.3, 0, 7)
    pen.fillStyle = lining
    pen.fill()
  }
  fill(pen, 'M-9 -4C-12 4-11 9-7 11L7 11C11 9 12 4 9-4Z', hairs[rank])
  fill(pen, 'M-6.5-5C-7 3-4 8.5 0 8.5C4 8.5 7 3 6.5-5Z', SKIN)
  if (rank === 'K') fill(pen, 'M-6.5 1C-6 8-3 12 0 13C3 12 6 8 6.5 1C4 4 2 3 0 3C-2 3-4 4-6.5 1Z', hairs.K)
  pen.fillStyle = '#241a12'
  for (const x of [-2.6, 2.6]) pen.fillRect(x - 0.8, -2.4, 1.6, 1.5)
  pen.fillStyle = '#b3202f'
  pen.fillRect(-1.6, rank === 'K' ? 4.2 : 4.8, 3.2, 1.1)
  if (rank === 'K') fill(pen, 'M-9-5L-10-16L-5-11L0-18L5-11L10-16L9-5Z', GOLD)
  else if (rank === 'Q') fill(pen, 'M-8-5C-9-10-8-12-9-14L-4-10L0-15L4-10L9-14C8-12 9-10 8-5Z', GOLD)
  else {
    fill(pen, 'M-9-4C-10-12-4-14 2-13C8-12 10-9 9-4Z', cloak)
    fill(pen, 'M6-10C10-18 14-16 16-19C15-12 12-9 8-7Z', lining)
  }
  if (rank === 'K') fill(pen, 'M13 28L14-14L15.4-16L16.8-14L17 28Z', '#c9ced6')
  if (rank === 'Q') fill(pen, 'M13 6C10 2 13-1 15 1C17-1 20 2 17 6L15 9Z', '#c3182b')
  if (rank === 'J') fill(pen, 'M-15 28L-15-10L-17-14L-14-18L-11-14L-13-10L-13 28Z', '#c9ced6')
  drawSuit(pen, suit, rank === 'J' ? 14 : -14, -9, 8)
}
