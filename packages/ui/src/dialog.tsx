import { Button } from './button.tsx'
import type { ModalProps } from './modal.tsx'
import { Modal } from './modal.tsx'

/** A dialog where nothing else is asked for: 400 wide with one button. */
export const dialogDefaults = { widthPx: 400, button: 'CLOSE' } as const

export interface DialogProps extends ModalProps {
  /** The one button of a dialog without actions of its own. */
  buttonLabel?: string
}

/** Says or asks one thing. Enter confirms it; without actions its one button does, which closes it. */
export function Dialog({ buttonLabel = dialogDefaults.button, actions, ...rest }: DialogProps) {
  const { onClose, onConfirm = onClose, closesOutside = true, widthPx = dialogDefaults.widthPx } = rest
  return (
    <Modal
      {...rest}
      onConfirm={onConfirm}
      closesOutside={closesOutside}
      widthPx={widthPx}
      actions={
        actions ?? (
          <Button look="main" onClick={onConfirm}>
            {buttonLabel}
          </Button>
        )
      }
    />
  )
}
