import type { GameType } from '@baize/api'
import { useRouterState } from '@tanstack/react-router'
import { gameTypeOf } from './list/lobby-route.ts'
import Lobby from './lobby.tsx'
import { Rooms } from './rooms/rooms.tsx'
import { Tables } from './tables/tables.tsx'

/** The lobby of games in company: tables, halls of fish, and rooms in which members play one another. */
export default function LiveLobby() {
  const gameType = useRouterState({ select: state => gameTypeOf(state.location.pathname) })
  return <Lobby above={gameType && aboveGames(gameType)} />
}

function aboveGames(gameType: GameType) {
  switch (gameType) {
    case 'PVP':
      return <Rooms />
    case 'LIVE':
    case 'COCKFIGHT':
      return <Tables gameType={gameType} />
    default:
      return null
  }
}
