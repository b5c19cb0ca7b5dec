import type { Card } from '@baize/game-kit/tables/cards/cards'
import { addGrain, alpha, BRASS, box, linear, type Pen, stageFont } from '../../../kit/stage/paint.ts'
import { type Court, drawCourt } from './court.ts'
import { drawSuit, inkOf, type Suit } from './suits.ts'

/** A card as it is painted, in CSS pixels. */
export const FACE = { width: 74, height: 104, radius: 6 }

/** Places of pips as shares of the field between the corners. */
const columns = [0.18, 0.5, 0.82]
// biome-ignore format: a row a rank
const pips: Readonly<Record<string, readonly (readonly [column: number, y: number])[]>> = {
  A: [[1, 0.5]],
  2: [[1, 0], [1, 1]],
  3: [[1, 0], [1, 0.5], [1, 1]],
  4: [[0, 0], [2, 0], [0, 1], [2, 1]],
  5: [[0, 0], [2, 0], [1, 0.5], [0, 1], [2, 1]],
  6: [[0, 0], [2, 0], [0, 0.5], [2, 0.5], [0, 1], [2, 1]],
  7: [[0, 0], [2, 0], [1, 0.25], [0, 0.5], [2, 0.5], [0, 1], [2, 1]],
  8: [[0, 0], [2, 0], [1, 0.25], [0, 0.5], [2, 0.5], [1, 0.75], [0, 1], [2, 1]],
  9: [[0, 0], [2, 0], [0, 1 / 3], [2, 1 / 3], [1, 0.5], [0, 2 / 3], [2, 2 / 3], [0, 1], [2, 1]],
  T: [[0, 0], [2, 0], [1, 1 / 6], [0, 1 / 3], [2, 1 / 3], [0, 2 / 3], [2, 2 / 3], [1, 5 / 6], [0, 1], [2, 1]],
}

function paper(pen: Pen): void {
  const { width, height, radius } = FACE
  box(pen, 0.5, 0.5, width - 1, height - 1, radius)
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [width, height],
    [
      [0, '#ffffff'],
      [0.6, '#fbf8f0'],
      [1, '#ece5d6'],
    ],
  )
  pen.fill()
  pen.lineWidth = 1
  pen.strokeStyle = '#b9af9c'
  pen.stroke()
}

export function drawFace(pen: Pen, card: Card): void {
  const { width, height } = FACE
  const [rank, suit] = [card[0]!, card[1] as Suit]
  paper(pen)
  for (const turn of [0, Math.PI]) {
    pen.save()
    pen.translate(width / 2, height / 2)
    pen.rotate(turn)
    pen.translate(-width / 2, -height / 2)
    index(pen, rank, suit)
    pen.restore()
  }
  if ('JQK'.includes(rank)) {
    pen.translate(20, 15)
    drawCourt(pen, rank as Court, suit, width - 40, height - 30)
    return
  }
  const size = rank === 'A' ? 40 : 17
  for (const [column, y] of pips[rank]!)
    drawSuit(pen, suit, 17 + columns[column]! * (width - 34), 19 + y * (height - 38), size, y > 0.5)
}

function index(pen: Pen, rank: string, suit: Suit): void {
  pen.fillStyle = inkOf(suit)
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.font = `800 21px ${stageFont}`
  pen.fillText(rank === 'T' ? '10' : rank, 11.5, 21, 17)
  drawSuit(pen, suit, 11.5, 30, 13)
}

/** The back: a lattice of brass on deep red within a light edge. */
export function drawBack(pen: Pen): void {
  const { width, height } = FACE
  paper(pen)
  box(pen, 5, 5, width - 10, height - 10, 4)
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [width, height],
    [
      [0, '#8e1e2c'],
      [0.5, '#6d1320'],
      [1, '#4a0b15'],
    ],
  )
  pen.fill()
  pen.save()
  pen.clip()
  pen.strokeStyle = alpha(BRASS[2], 0.6)
  pen.lineWidth = 0.8
  for (let i = -height; i < width + height; i += 9) {
    pen.beginPath()
    pen.moveTo(i, 0)
    pen.lineTo(i + height, height)
    pen.moveTo(i + height, 0)
    pen.lineTo(i, height)
    pen.stroke()
  }
  addGrain(pen, width, height, 0.12)
  pen.restore()
  box(pen, 7.5, 7.5, width - 15, height - 15, 3)
  pen.strokeStyle = BRASS[2]
  pen.lineWidth = 1.2
  pen.stroke()
  pen.beginPath()
  pen.arc(width / 2, height / 2, 13, 0, 7)
  pen.fillStyle = '#5a0d19'
  pen.fill()
  pen.stroke()
  pen.save()
  pen.globalCompositeOperation = 'source-atop'
  drawSuit(pen, 'd', width / 2, height / 2, 17)
  pen.restore()
}
