import { isGamePage } from '../../launch/index.ts'
import { LotteryLobby } from './lottery-lobby.tsx'
import { LotteryPage } from './lottery-page.tsx'
import { usePagePath } from './use-page-path.ts'

export { lotteryLobbyQueries } from './lottery-lobby.tsx'

/** The part of lotteries: the lobby of a type, or the page of one. */
export default function Lottery() {
  return isGamePage(usePagePath()) ? <LotteryPage /> : <LotteryLobby />
}
