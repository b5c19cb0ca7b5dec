import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasPasskeys } from '../../shared/session/passkey.ts'
import classes from './entry.module.css'

interface Props {
  label: string
  act: () => Promise<void>
}

/** Does something by a passkey, where the browser knows of any. What went wrong stands below it. */
export function PasskeyButton({ label, act }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (!hasPasskeys()) return null
  const press = async () => {
    setBusy(true)
    setFault(null)
    try {
      await act()
    } catch (error) {
      setFault(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
