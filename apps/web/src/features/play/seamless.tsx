import { useSiteSearch } from '../../shared/app/use-address.ts'
import { GamePage } from './game-page.tsx'
import { SimilarGames } from './similar-games.tsx'

/** The page that hosts a game: its frame, a slim bar, and similar games under it. */
export default function Seamless() {
  const { gameCode = '', round, match } = useSiteSearch()
  return (
    <GamePage key={`${gameCode} ${round} ${match}`} gameCode={gameCode} opensOn={{ round, match }}>
      {({ similar }) => similar.length > 0 && <SimilarGames games={similar} />}
    </GamePage>
  )
}
