import type { Pen } from '../../../kit/stage/paint.ts'

export type Suit = 's' | 'h' | 'c' | 'd'

/** Outlines of suits around their middle, two units high. */
const outlines: Readonly<Record<Suit, string>> = {
  h: 'M0 .95C-.25 .6-.95 .2-.95-.35C-.95-.75-.65-.95-.42-.95C-.2-.95-.06-.8 0-.6C.06-.8 .2-.95 .42-.95C.65-.95 .95-.75 .95-.35C.95 .2 .25 .6 0 .95Z',
  d: 'M0-1C.2-.6 .5-.25 .76 0C.5 .25 .2 .6 0 1C-.2 .6-.5 .25-.76 0C-.5-.25-.2-.6 0-1Z',
  s: 'M0-1C.25-.6 .95-.2 .95 .28C.95 .62 .68 .78 .46 .78C.3 .78 .16 .7 .08 .56C.1 .78 .2 .92 .36 1H-.36C-.2 .92-.1 .78-.08 .56C-.16 .7-.3 .78-.46 .78C-.68 .78-.95 .62-.95 .28C-.95-.2-.25-.6 0-1Z',
  c: 'M0-1C.28-1 .48-.78 .48-.52C.48-.36 .4-.22 .3-.12C.38-.16 .46-.18 .54-.18C.78-.18 .98 .02 .98 .28C.98 .56 .76 .76 .5 .76C.32 .76 .16 .68 .08 .52C.1 .78 .2 .92 .36 1H-.36C-.2 .92-.1 .78-.08 .52C-.16 .68-.32 .76-.5 .76C-.76 .76-.98 .56-.98 .28C-.98 .02-.78-.18-.54-.18C-.46-.18-.38-.16-.3-.12C-.4-.22-.48-.36-.48-.52C-.48-.78-.28-1 0-1Z',
}

const RED = '#c3182b'
const BLACK = '#16181d'

export const inkOf = (suit: Suit): string => (suit === 'h' || suit === 'd' ? RED : BLACK)

/** Draws a suit around a point; upside down where it stands in the lower half of a card. */
export function drawSuit(pen: Pen, suit: Suit, x: number, y: number, height: number, isTurned = false): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(height / 2, (isTurned ? -height : height) / 2)
  pen.fillStyle = inkOf(suit)
  pen.fill(new Path2D(outlines[suit]))
  pen.restore()
}
