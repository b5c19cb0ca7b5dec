import { useNavigate } from '@tanstack/react-router'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import { targetOf } from '../../shared/safe-target.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useService } from '../service/index.ts'
import type { Resource } from './shortcuts.ts'
import { firelinkOf } from './shortcuts.ts'

/** What a press on a shortcut does. */
export function useShortcut(): (shortcut: Resource) => void {
  const navigate = useNavigate()
  const service = useService()
  const account = useSession(state => state.member?.account)

  const open = (url: string): void => {
    const target = targetOf(url)
    if (target.kind === 'inside')
      void navigate({ to: target.to, search: target.search, ...(target.hash ? { hash: target.hash } : {}) })
    if (target.kind === 'outside') window.open(target.href, '_blank', 'noopener')
  }
  return ({ resourceType, url }) => {
    if (resourceType === 'cs') service()
    else if (resourceType !== 'firelink') open(url)
    else if (!account) openDialog({ kind: 'login' })
    else open(firelinkOf(url, account, location.origin))
  }
}
