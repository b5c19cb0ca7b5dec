import type { SymbolCode } from '@baize/game-kit/events'
import { times } from '../../timeline/times.ts'
import type { Atlas } from '../atlas.ts'
import type { Loop } from '../loop.ts'
import type { Reel } from './reel.ts'

export interface Turn {
  reel: Reel
  row: number
  /** What the cell shows until it turns; the reel holds what it shows then. */
  from: SymbolCode
  delayMs: number
}

/** A cell turns over like a tile. */
export function turnCell(loop: Loop, atlas: Atlas, { reel, row, from, delayMs }: Turn): void {
  const sprite = reel.cell(row)
  const to = reel.column[row]!
  const { side } = reel
  const show = (share: number) => {
    sprite.texture = atlas.still(share < 0.5 ? from : to)
    const lift = side * (1 + 0.12 * Math.sin(share * Math.PI))
    sprite.setSize(Math.max(1, lift * Math.abs(Math.cos(share * Math.PI))), lift)
  }
  show(0)
  loop.tween(times.turn, show, { delayMs })
}
