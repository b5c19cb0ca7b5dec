import { gameTypePaths } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { useSiteSearch } from '../../shared/app/use-address.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { sportsWithPage } from '../launch/index.ts'
import { hallQuery } from '../lobby/index.ts'
import { GamePage } from './game-page.tsx'

/** The page of the one sports vendor that has its own: its book in a frame, the first one when the address names none. */
export default function FbSports() {
  const app = useApp()
  const { gameCode, match, round } = useSiteSearch()
  const first = useQuery({
    ...hallQuery(app, { gameType: 'SPORTS', vassalage: sportsWithPage }),
    enabled: !gameCode,
  })
  const code = gameCode ?? first.data?.games[0]?.gameCode ?? ''
  if (!gameCode && first.isPending) return null
  return (
    <GamePage
      key={`${code} ${match} ${round}`}
      gameCode={code}
      hall={gameTypePaths.SPORTS}
      opensOn={{ match, round }}
      tall
      framed
    >
      {() => null}
    </GamePage>
  )
}
