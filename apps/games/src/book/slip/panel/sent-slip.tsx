import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../../context.ts'
import { useNow } from '../../odds/use-now.ts'
import type { SlipState } from '../slip-state.ts'

/** A slip that was sent, until it is certain what became of it: how it stands, and how long nothing more than that can come. */
export function SentSlip({ sent }: { sent: NonNullable<SlipState['sent']> }) {
  const { t, slip, clock } = usePage()
  const nowMs = useNow(clock, 500)
  const { stage, request } = sent
  const seconds = Math.max(0, Math.ceil(((request.validUntilMs ?? 0) - nowMs) / 1_000))
  if (stage === 'late' || seconds === 0)
    return (
      <div className="slip-sent" role="status">
        <p>{t('slip.late')}</p>
        <Button wide onClick={() => slip.tell({ type: 'left' })}>
          {t('slip.leave')}
        </Button>
      </div>
    )
  return (
    <div className="slip-sent" role="status">
      <Button look="main" size="large" wide busy>
        {t('slip.asking')}
      </Button>
      <p>{t(`slip.stage.${stage}`)}</p>
      <p className="hint" aria-hidden="true">
        {t('slip.secondsLeft', { n: seconds })}
      </p>
    </div>
  )
}
