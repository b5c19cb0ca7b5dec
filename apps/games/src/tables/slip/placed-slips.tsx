import type { TableSlipView } from '@baize/api/studio/live'
import { useState } from 'react'
import { usePage } from '../context.ts'
import { isPlaced } from '../state/own-slips.ts'
import type { TablePicture } from '../state/table-picture.ts'

interface PlacedSlipsProps {
  picture: TablePicture
  onTakeBack(slip: TableSlipView): Promise<void>
}

/** Slips of the round that are confirmed, each with the way back while betting is open. */
export function PlacedSlips({ picture, onTakeBack }: PlacedSlipsProps) {
  const { t, money } = usePage()
  const { slips, round, dealt, phase, asked } = picture
  const serial = phase === 'revealing' || phase === 'result' ? dealt?.round.serial : round?.serial
  const placed = slips.filter(slip => slip.serial === serial && isPlaced(slip))
  if (placed.length === 0 && !asked) return <p className="slips hint">{t('noSlips')}</p>
  return (
    <ul className="slips">
      {asked && (
        <li>
          <span>{t('askingShort')}</span>
        </li>
      )}
      {placed.map(slip => (
        <PlacedSlip key={slip.slipId} slip={slip} isOpen={phase === 'betting'} onTakeBack={onTakeBack}>
          {t('placedShort', { amount: money(slip.totalUnits) })}
        </PlacedSlip>
      ))}
    </ul>
  )
}

interface PlacedSlipProps extends Pick<PlacedSlipsProps, 'onTakeBack'> {
  slip: TableSlipView
  isOpen: boolean
  children: string
}

function PlacedSlip({ slip, isOpen, onTakeBack, children }: PlacedSlipProps) {
  const { t, money } = usePage()
  const [isAsking, setAsking] = useState(false)
  const takeBack = async () => {
    setAsking(true)
    await onTakeBack(slip)
    setAsking(false)
  }
  return (
    <li>
      <span>{children}</span>
      {isOpen && (
        <button
          type="button"
          className="plain"
          disabled={isAsking}
          aria-label={t('takeBackOf', { amount: money(slip.totalUnits) })}
          onClick={() => void takeBack()}
        >
          {t('takeBack')}
        </button>
      )}
    </li>
  )
}
