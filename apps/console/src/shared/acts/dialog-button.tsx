import { Button } from '@baize/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import type { DeskCall } from '../api/call.ts'
import { useMay } from '../api/use-me.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

interface Props {
  text: TextKey
  /** The call that the dialog makes: whoever may not make it has no button. */
  operation: DeskCall
  disabled?: boolean
  /** The dialog, told how it is closed. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ text, operation, disabled = false, children }: Props) {
  const t = useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(operation)) return null
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => setOpen(true)}>
        {t(text)}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
