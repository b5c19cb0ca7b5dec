import { useSearch } from '@tanstack/react-router'
import { GamePage } from './game-page.tsx'
import { SimilarGames } from './similar-games.tsx'

/** The page that hosts a game: its frame, a slim bar, and similar games under it. */
export default function Seamless() {
  const { gameCode = '', round } = useSearch({ strict: false }) as { gameCode?: string; round?: string }
  return (
    <GamePage key={`${gameCode} ${round}`} gameCode={gameCode} opensOn={{ round }}>
      {({ similar }) => similar.length > 0 && <SimilarGames games={similar} />}
    </GamePage>
  )
}
