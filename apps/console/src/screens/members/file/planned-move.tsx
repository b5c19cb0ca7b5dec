import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { CancelMove } from '../acts/move/cancel-move.tsx'
import classes from './member-file.module.css'
import type { FileHead } from './use-file.ts'

/** Says that a move to another upline waits, until when it can be taken back. */
export function PlannedMove({ head }: { head: FileHead }) {
  const t = useText()
  const may = useMay()
  const [isCancelling, setCancelling] = useState(false)
  if (!head.move) return null
  const { to, members, takesEffectAt } = head.move
  return (
    <div className={classes.planned} role="status">
      <span>
        {t('move.planned', { account: to.account, members })} <Moment at={takesEffectAt} isLong />
      </span>
      {may('members.cancelMove') && (
        <Button size="small" onClick={() => setCancelling(true)}>
          {t('memberActs.cancelMove')}
        </Button>
      )}
      {isCancelling && <CancelMove head={head} onClose={() => setCancelling(false)} />}
    </div>
  )
}
