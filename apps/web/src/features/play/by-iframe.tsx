import { useSiteSearch } from '../../shared/app/use-address.ts'
import { GamePage } from './game-page.tsx'
import { SimilarGames } from './similar-games.tsx'

/** The page of a stranger's game: what its provider serves, in a frame. */
export default function ByIframe() {
  const { gameCode = '' } = useSiteSearch()
  return (
    <GamePage key={gameCode} gameCode={gameCode} framed>
      {({ similar }) => similar.length > 0 && <SimilarGames games={similar} />}
    </GamePage>
  )
}
