import { Button } from '@baize/ui/button.tsx'
import { Toasts } from '@baize/ui/toast.tsx'
import { useEffect } from 'react'
import { DialogHost } from '../src/app/dialog-host.tsx'
import type { DialogRequest } from '../src/shared/dialogs/dialog-store.ts'
import { closeDialog, openDialog } from '../src/shared/dialogs/dialog-store.ts'

/** A dialog of the site, opened as any page opens it; the button brings it back once it was closed. */
export function OpenDialog({ request }: { request: DialogRequest }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    openDialog(request)
    return closeDialog
  }, [])
  return (
    <>
      <Button onClick={() => openDialog(request)}>{request.kind}</Button>
      <DialogHost />
      <Toasts />
    </>
  )
}
