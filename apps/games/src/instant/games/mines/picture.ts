import type { InstantEvent } from '@baize/game-kit/instant/instant-game'

export type TileState = 'covered' | 'safe' | 'mine' | 'struck'

export interface Tile {
  state: TileState
  /** Ghosts are what a finished round still hid. */
  isGhost: boolean
}

export interface MinesPicture {
  tiles: readonly Tile[]
  /** Mines of the round, or of the next bet. */
  mines: number
  opened: number
  isPlaying: boolean
  isIdle: boolean
}

export type MinesEvent =
  | { type: 'cleared' }
  | { type: 'mines'; mines: number }
  | { type: 'table'; isPlaying: boolean; isIdle: boolean }
  /** An event of the round, as the studio tells it. */
  | { type: 'shown'; event: InstantEvent }

const covered: Tile = { state: 'covered', isGhost: false }

export const firstPicture = (size: number, mines: number): MinesPicture => ({
  tiles: Array<Tile>(size).fill(covered),
  mines,
  opened: 0,
  isPlaying: false,
  isIdle: true,
})

/** The field after what happened. */
export function reduceMines(picture: MinesPicture, event: MinesEvent): MinesPicture {
  switch (event.type) {
    case 'cleared':
      return { ...picture, tiles: picture.tiles.map(() => covered), opened: 0 }
    case 'mines':
      return { ...picture, mines: event.mines, opened: 0 }
    case 'table':
      return { ...picture, isPlaying: event.isPlaying, isIdle: event.isIdle }
    case 'shown':
      return { ...picture, ...afterEvent(picture, event.event) }
  }
}

function afterEvent({ tiles, opened }: MinesPicture, event: InstantEvent): Partial<MinesPicture> {
  const turn = (state: TileState) => tiles.with(event.cell as number, { state, isGhost: false })
  if (event.type === 'open') return { tiles: turn('safe'), opened: opened + 1 }
  if (event.type === 'mine') return { tiles: turn('struck') }
  if (event.type !== 'field') return {}
  const mines = event.mines as readonly number[]
  const uncover = (tile: Tile, cell: number): Tile =>
    tile.state === 'covered' ? { state: mines.includes(cell) ? 'mine' : 'safe', isGhost: true } : tile
  return { tiles: tiles.map(uncover) }
}
