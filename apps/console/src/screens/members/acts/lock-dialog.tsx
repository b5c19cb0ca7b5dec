import { type LockScope, lockScopes } from '@baize/api/schemas/operator/members/lock-scopes'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FileHead } from '../file/use-file.ts'
import { ScopeChoice } from './scope-choice.tsx'

/** Locks some of what a member does, or lifts it. To lock is a brake and takes one person; open rounds are settled either way. */
export function LockDialog({ head, isLock, onClose }: { head: FileHead; isLock: boolean; onClose: () => void }) {
  const t = useText()
  const { id, account, locks, lockVersion: version } = head
  const offered = isLock ? lockScopes : locks.map(({ scope }) => scope)
  const [chosen, setChosen] = useState<readonly LockScope[]>(isLock ? [] : offered)
  return (
    <ActDialog
      title={t(isLock ? 'lock.lock' : 'lock.unlock')}
      effect={t(isLock ? 'lock.effect' : 'lock.unlockEffect', { account })}
      button={t(isLock ? 'lock.lock' : 'lock.unlock')}
      isDangerous={isLock}
      isReady={chosen.length > 0}
      act={({ reason }) =>
        call(isLock ? 'members.lock' : 'members.unlock', { id, scopes: [...chosen], version, reason })
      }
      onClose={onClose}
    >
      <ScopeChoice offered={offered} chosen={chosen} onChoose={setChosen} />
    </ActDialog>
  )
}
