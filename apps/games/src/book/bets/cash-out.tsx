import type { BetView } from '@baize/api/studio/sports/bets'
import { Button } from '@baize/ui/button.tsx'
import { useId, useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import { isPartWhole, partOffer, partOfStake } from './part-of-bet.ts'

const [least, most, step] = [10, 90, 5]
const half = 50

/** Cash-out of a bet, in whole or in part: fair value, offer, and the button that takes it. */
export function CashOut({ bet }: { bet: BetView }) {
  const { t, money, desk, line } = usePage()
  const { isConnected } = usePicture(line)
  const [percent, setPercent] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const slider = useId()
  if (!bet.cashOut) return <p className="hint">{t('cashOut.none')}</p>
  const { fairUnits, offerUnits } = bet.cashOut
  const partUnits = percent === null ? null : partOfStake(bet.stakeUnits, percent)
  const canSplit = partUnits === null || isPartWhole(bet.stakeUnits, partUnits)
  const offer = partUnits === null ? BigInt(offerUnits) : partOffer(bet, partUnits)
  const take = async () => {
    setBusy(true)
    await desk.cashOut(bet.betId, String(offer), partUnits === null ? null : String(partUnits))
    setBusy(false)
  }
  return (
    <div className="cash-out">
      <p className="hint">{t('cashOut.worth', { fair: money(fairUnits), offer: money(offerUnits) })}</p>
      <label className="cash-part">
        <input
          type="checkbox"
          checked={percent !== null}
          onChange={event => setPercent(event.currentTarget.checked ? half : null)}
        />
        {t('cashOut.part')}
      </label>
      {percent !== null && (
        <>
          <label htmlFor={slider} className="unseen">
            {t('cashOut.share')}
          </label>
          <input
            id={slider}
            type="range"
            min={least}
            max={most}
            step={step}
            value={percent}
            aria-valuetext={`${percent} %`}
            onInput={event => setPercent(Number(event.currentTarget.value))}
            onChange={event => setPercent(Number(event.currentTarget.value))}
          />
          <p className="hint">
            {t('cashOut.rest', { percent, rest: money(BigInt(bet.stakeUnits) - (partUnits ?? 0n)) })}
          </p>
        </>
      )}
      <Button
        size="medium"
        wide
        busy={isBusy || bet.state === 'cashing'}
        disabled={!isConnected || !canSplit || offer <= 0n}
        onClick={() => void take()}
      >
        {t('cashOut.take', { amount: money(offer) })}
      </Button>
    </div>
  )
}
