import type { StoryFile } from '@baize/ui/story.ts'
import { games } from '../../../workshop/examples/games.ts'
import classes from './game-tile.stories.module.css'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

export default { title: 'Site/Game tile' } satisfies StoryFile

/** Hot, new, jackpot, none, and all of them over a title that does not fit. */
export const Badges = () => (
  <div className={classes.grid}>
    {games.map(game => (
      <GameTile key={game.gameCode} game={game} sizes="168px" early="first" />
    ))}
  </div>
)

export const WithoutPicture = () => (
  <div className={classes.grid}>
    <GameTile game={{ ...games[0]!, gameCode: 'NONE-000' }} sizes="168px" early="first" />
  </div>
)

export const Loading = () => (
  <div className={classes.grid}>
    <GameTileSkeleton />
    <GameTileSkeleton />
    <GameTileSkeleton />
  </div>
)
