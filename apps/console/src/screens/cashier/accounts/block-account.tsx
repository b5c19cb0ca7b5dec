import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { AccountRow } from './accounts.tsx'

/** Blocks the number of an account for everybody who has it, or lifts the block. */
export function BlockAccount({ row, onClose }: { row: AccountRow; onClose: () => void }) {
  const t = useText()
  // What the dialog is about stays the same while the list is read anew.
  const [{ id, channel, number, others, isBlocked }] = useState({ ...row, isBlocked: row.block !== null })
  const title = t(isBlocked ? 'accounts.unblock' : 'accounts.block')
  return (
    <ActDialog
      title={title}
      effect={t(isBlocked ? 'accounts.unblockEffect' : 'accounts.blockEffect', { number, channel, count: others + 1 })}
      button={title}
      isDangerous={!isBlocked}
      act={({ reason }) =>
        call(isBlocked ? 'cashier.unblockNumber' : 'cashier.blockNumber', { channel, payoutAccountId: id, reason })
      }
      onClose={onClose}
    />
  )
}
