import { purseUnits } from '@baize/game-kit/fish/index'
import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useEffect, useState } from 'react'
import { usePage, usePicture } from '../context.ts'

/** Amounts that are offered, in bullets of level 1; none is ever chosen for the player (rooms.md 2.5). */
const PRESETS = [500, 1_000, 2_000, 5_000]
/** Units of one of the currency. */
const CURRENCY_UNIT = 10_000
const [LEAST, MOST] = [50, 10_000]

/** Asks how much goes into the purse. What is not fired comes back. */
export function PurseDialog({ onClose }: { onClose(): void }) {
  const { t, desk, money } = usePage()
  const { unitUnits, purseState, heldUnits, refused, askedA } = usePicture(desk.picture)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  /** The act that is not answered yet. */
  const [waiting, setWaiting] = useState<number | null>(null)
  useEffect(() => {
    if (waiting === null || askedA === waiting) return
    setWaiting(null)
    if (refused?.a !== waiting) onClose()
  }, [waiting, askedA, refused, onClose])
  const units = purseUnits(text.trim(), unitUnits)
  const limits = { least: money(LEAST * unitUnits), most: money(MOST * unitUnits) }
  const put = () => {
    if (units === null) return setWrong(true)
    if (waiting === null) setWaiting(desk.addToPurse(units))
  }
  return (
    <Dialog
      title={purseState === 'open' ? t('addToPurse') : t('fillPurse')}
      closeLabel={t('close')}
      onClose={onClose}
      onConfirm={put}
      actions={
        <Button look="main" busy={waiting !== null} disabled={text.trim() === ''} onClick={put}>
          {units === null ? t('putIn') : t('putInAmount', { amount: money(units) })}
        </Button>
      }
    >
      <div className="purse-dialog">
        <p>{t('purseHow')}</p>
        <div className="presets">
          {PRESETS.map(bullets => {
            const amount = String((bullets * unitUnits) / CURRENCY_UNIT)
            return (
              <Button key={bullets} aria-pressed={text === amount} onClick={() => setText(amount)}>
                {money(bullets * unitUnits)}
              </Button>
            )
          })}
        </div>
        <Field
          label={t('otherAmount')}
          inputMode="decimal"
          value={text}
          hint={t('purseLimits', limits)}
          error={isWrong && units === null ? t('purseLimits', limits) : undefined}
          onChange={event => setText(event.currentTarget.value)}
          onBlur={() => setWrong(text.trim() !== '')}
        />
        {refused && <p role="alert">{t(`refused.${refused.code}`)}</p>}
        {purseState === 'open' && <p className="quiet">{t('purseHeld', { amount: money(heldUnits) })}</p>}
      </div>
    </Dialog>
  )
}
