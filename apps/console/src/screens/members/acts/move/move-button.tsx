import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../../shared/api/use-me.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import type { FileHead } from '../../file/use-file.ts'
import { MoveDialog } from './move-dialog.tsx'

/** Opens the move to another upline, where none waits. */
export function MoveButton({ head }: { head: FileHead }) {
  const t = useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (head.move || !may('members.move')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('memberActs.move')}
      </Button>
      {isOpen && <MoveDialog head={head} onClose={() => setOpen(false)} />}
    </>
  )
}
