import { gameTypePaths, guestType } from '@baize/api'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSiteSearch } from '../../../shared/app/use-address.ts'
import { useTrialWarning } from '../../../shared/dialogs/use-trial-warning.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { GamePage } from '../../play/index.ts'
import { MoreDraws } from './more-draws.tsx'
import { useLobbyInstead } from './use-lobby-instead.ts'
import { usePagePath } from './use-page-path.ts'

/** The lobby that stands behind each page of lotteries. */
const halls: Record<string, string> = {
  '/seaLottery': `${gameTypePaths.LOTT}/vassalage/TCG_SEA`,
  '/vnLottery': `${gameTypePaths.ELOTT}/vassalage/TCG_LOTTO_VN`,
}

/** The page of a lottery: its betting page in a frame, and other draws of the same vendor under it. */
export function LotteryPage() {
  const path = usePagePath()
  const search = useSiteSearch()
  const { gameCode = '', vendor, playType, round } = search
  const hall = halls[path] ?? (vendor === 'LOTT' ? gameTypePaths.LOTT : gameTypePaths.ELOTT)
  useMembersOnly(path === '/seaLottery')
  useLobbyInstead(gameCode === '' ? hall : null)
  if (gameCode === '') return null
  return (
    <GamePage key={`${gameCode} ${round}`} gameCode={gameCode} hall={hall} opensOn={{ playType, round }} tall>
      {({ game }) => <MoreDraws game={game} />}
    </GamePage>
  )
}

/** A trial guest is warned and led home from a page that takes an account of one's own. */
function useMembersOnly(asked: boolean): void {
  const navigate = useNavigate()
  const warnTrial = useTrialWarning()
  const isGuest = useSession(({ member }) => member?.type === guestType)
  const { state } = useRouter()
  const leave = useEffectEvent(() => {
    // The page is mounted once more under the next address, before that one's own has come.
    if (state.location.pathname !== '/seaLottery') return
    warnTrial()
    void navigate({ to: '/', replace: true })
  })
  useEffect(() => {
    if (asked && isGuest) leave()
  }, [asked, isGuest])
}
