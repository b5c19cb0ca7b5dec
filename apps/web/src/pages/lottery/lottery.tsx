import { useRouterState } from '@tanstack/react-router'
import { isGamePage } from '../../launch/game-pages.ts'
import { LotteryLobby } from './lottery-lobby.tsx'
import { LotteryPage } from './lottery-page.tsx'

export { lotteryLobbyQueries } from './lottery-lobby.tsx'

/** The part of lotteries: the lobby of a type, or the page of one. */
export default function Lottery() {
  const isGame = useRouterState({ select: state => isGamePage(state.location.pathname) })
  return isGame ? <LotteryPage /> : <LotteryLobby />
}
