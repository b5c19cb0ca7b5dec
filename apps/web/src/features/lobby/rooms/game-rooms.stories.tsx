import type { GameRoom } from '@baize/api'
import type { StoryFile } from '@baize/ui/story.ts'
import { GameRooms } from './game-rooms.tsx'
import classes from './rooms.module.css'

export default { title: 'Site/Rooms of a game' } satisfies StoryFile

const duel: GameRoom = {
  ...{ roomId: 'a', gameCode: 'DUO-DICE', gameName: 'Twin Dice', vassalage: 'DUO', vendorName: 'Duo Hall' },
  ...{ stakeLevel: '1.00', seats: 2, taken: 0, status: 'WAITING', waitMs: null },
}
const cards: GameRoom = {
  ...duel,
  gameCode: 'DUO-TIENLEN',
  gameName: 'A game whose name does not fit its head',
  seats: 4,
}

export const Lists = () => (
  <div className={classes.games}>
    <GameRooms
      rooms={[
        duel,
        { ...duel, roomId: 'b', stakeLevel: '10.00', taken: 1 },
        { ...duel, roomId: 'c', stakeLevel: '100.00', taken: 1, waitMs: 14_000 },
        { ...duel, roomId: 'd', stakeLevel: '500.00', taken: 2, status: 'PLAYING' },
      ]}
    />
    <GameRooms
      rooms={[
        { ...cards, stakeLevel: '4.00', unit: '0.10', taken: 3 },
        { ...cards, roomId: 'b', stakeLevel: '400.00', unit: '10.00' },
      ]}
    />
  </div>
)
