import { useRouterState } from '@tanstack/react-router'
import { gameTypeOf } from './list/lobby-route.ts'
import Lobby from './lobby.tsx'
import { Rooms } from './rooms/rooms.tsx'

/** The lobby of games in company: tables, halls of fish, and rooms in which members play one another. */
export default function LiveLobby() {
  const gameType = useRouterState({ select: state => gameTypeOf(state.location.pathname) })
  return <Lobby above={gameType === 'PVP' && <Rooms />} />
}
