import { Button } from '@baize/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Bet } from './use-bets.ts'

/** A member's own settled round of a house game; the draws of lotteries are verified by their results. */
export const canVerify = ({ isHouseGame, gameType, status, account }: Bet): boolean =>
  isHouseGame && account === undefined && !['LOTT', 'ELOTT'].includes(gameType) && !['OPEN', 'VOID'].includes(status)

/** Leads to the game's page, which recomputes the round from its seeds in this browser. */
export function VerifyRound({ bet: { gameCode, vendor, roundId } }: { bet: Bet }) {
  const t = useText()
  const navigate = useNavigate()
  const verify = () => void navigate({ to: '/seamless', search: { gameCode, vendor, round: roundId } as never })
  return (
    <Button look="main" icon="shield-check" onClick={verify}>
      {t('records.verifyRound')}
    </Button>
  )
}
