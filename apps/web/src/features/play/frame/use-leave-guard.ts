import { useBlocker, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import type { Play } from './play.ts'

/** Leaving while a round is open says so first. The answer leaves: back to where the player came from, or to a hall. */
export function useLeaveGuard({ roundOpen, fate, leaveAsked }: Play, hall: string): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  useBlocker({
    enableBeforeUnload: () => roundOpen,
    shouldBlockFn: () => {
      if (!roundOpen) return false
      return new Promise<boolean>(resolve => askToLeave(fate, resolve))
    },
  })
  const leave = (): void => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: hall })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish of the game leaves once
  useEffect(() => {
    if (leaveAsked > 0) leave()
  }, [leaveAsked])
  return leave
}

/** Opens the question; `block` learns whether to stay. */
function askToLeave(fate: Play['fate'], block: (stay: boolean) => void): void {
  openDialog({ kind: 'leaveGame', fate, leave: () => block(false), stay: () => block(true) })
}
