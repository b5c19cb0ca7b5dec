import { Money } from '@baize/ui/money.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Signed } from '../../../shared/records/figures/signed.tsx'
import { type StoryLine, StorySheet } from '../../../shared/records/story-sheet.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { IdText } from '../../../shared/records/table/short-id.tsx'
import type { Bet } from './use-bets.ts'
import { canVerify, VerifyRound } from './verify-round.tsx'

/** One bet from its stake to what became of it. */
export function BetStory({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const money = (amount: string) => <Money amount={amount} symbol={currencySymbol} />
  const lines: StoryLine[] = [
    ...(bet.account ? [{ label: t('agent.account'), value: bet.account, copies: bet.account }] : []),
    { label: t('records.status'), value: t(`records.status.${bet.status}`) },
    { label: t('records.category'), value: t(`category.${bet.gameType}`) },
    { label: t('records.provider'), value: bet.vendorName },
    { label: t('records.placed'), value: <RecordTime at={bet.placedAt} /> },
    { label: t('records.time'), value: <RecordTime at={bet.time} /> },
    { label: t('records.stake'), value: money(bet.stake) },
    ...(bet.cancelledStake ? [{ label: t('records.cancelledStake'), value: money(bet.cancelledStake) }] : []),
    { label: t('records.validBet'), value: money(bet.validBet) },
    { label: t('records.payout'), value: money(bet.payout) },
    { label: t('records.betNet'), value: <Signed amount={bet.netWin} /> },
    { label: t('records.betId'), value: bet.betId, copies: bet.betId },
    { label: t('records.roundId'), value: <IdText id={bet.roundId} />, copies: bet.roundId },
  ]
  return (
    <StorySheet
      title={bet.gameName}
      lines={lines}
      actions={canVerify(bet) && <VerifyRound bet={bet} />}
      onClose={onClose}
    />
  )
}
