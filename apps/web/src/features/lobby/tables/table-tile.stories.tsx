import type { LiveTable } from '@baize/api'
import type { StoryFile } from '@baize/ui/story.ts'
import { TableTile } from './table-tile.tsx'
import classes from './tables.module.css'

export default { title: 'Site/Table tile' } satisfies StoryFile

/** Runs of two sides, as a road has them: how often each of them followed itself. */
const runs = [2, 1, 6, 5, 1, 1, 1, 1, 1, 2, 1, 2, 3, 1]
const road: LiveTable['road'] = runs.flatMap((length, column) =>
  Array.from({ length }, (_, row) => ({ column, row, side: column % 2 === 0 ? 'B' : 'P', ties: column === 4 ? 1 : 0 })),
)

const baccarat: LiveTable = {
  ...{ gameCode: 'LVT-BAC-1', gameName: 'Baccarat', vassalage: 'LVT', vendorName: 'Long Velvet Tables', serial: 41 },
  ...{ phase: 'OPEN', until: new Date(Date.now() + 12_000).toISOString(), players: 7 },
  ...{ minStake: '0.10', maxStake: '500.00', road },
  results: road.map(({ side }) => ({ side, bead: side })),
}
const roulette: LiveTable = {
  ...{ ...baccarat, gameCode: 'LVT-ROU-1', gameName: 'Roulette Table', phase: 'DEALT', players: 1, road: [] },
  results: [9, 10, 33, 22, 19, 0, 7].map(number => ({ side: null, bead: String(number) })),
}
const resting: LiveTable = {
  ...{ ...baccarat, gameName: 'A table whose name does not fit its tile', phase: 'RESTING', until: null, players: 0 },
  ...{ road: [], results: [] },
}

export const Phases = () => (
  <div className={classes.list}>
    <TableTile table={baccarat} gameType="LIVE" />
    <TableTile table={{ ...baccarat, phase: 'CLOSED' }} gameType="LIVE" />
    <TableTile table={roulette} gameType="LIVE" />
    <TableTile table={resting} gameType="LIVE" />
  </div>
)
