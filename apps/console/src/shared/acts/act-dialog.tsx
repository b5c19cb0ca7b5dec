import { Button } from '@baize/ui/button.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './act-dialog.module.css'
import { TextArea } from './text-area.tsx'
import { useAct } from './use-act.ts'

interface Props {
  title: string
  /** Thing, amount and effect in a sentence. */
  effect: ReactNode
  button: string
  isDangerous?: boolean
  /** Width of a dialog that holds more than a few fields. */
  widthPx?: number
  /** The act takes no reason. */
  hasNoReason?: boolean
  /** The button stays locked while what was entered is not whole. */
  isReady?: boolean
  act: (given: { reason: string; requestId: string }) => Promise<unknown>
  onClose: () => void
  /** Fields of the act; told which of them are wrong. */
  children?: ReactNode | ((faults: Record<string, string>) => ReactNode)
}

const leastReason = 3
const usualWidthPx = 460

/** Names the thing, its amount and its effect, asks for the reason, and does it. */
export function ActDialog(props: Props) {
  const { title, effect, button, isDangerous, hasNoReason, isReady = true, act, onClose, children } = props
  const { widthPx = usualWidthPx } = props
  const t = useText()
  const [reason, setReason] = useState('')
  const { run, busy, fault, faults } = useAct(requestId => act({ reason: reason.trim(), requestId }), onClose)
  const hasReason = hasNoReason || reason.trim().length >= leastReason
  return (
    <Modal
      title={title}
      closeLabel={t('dialog.close')}
      onClose={busy ? undefined : onClose}
      closesOutside={!busy}
      widthPx={widthPx}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('act.cancel')}
          </Button>
          <Button
            look="main"
            className={isDangerous ? classes.danger : undefined}
            busy={busy}
            disabled={!hasReason || !isReady}
            onClick={() => void run()}
          >
            {button}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.effect}>{effect}</div>
        {typeof children === 'function' ? children(faults) : children}
        {!hasNoReason && (
          <TextArea
            label={t('act.reason')}
            rows={3}
            value={reason}
            onChange={setReason}
            hint={t('act.reasonHint')}
            error={faults.reason}
          />
        )}
        {fault && (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
    </Modal>
  )
}
