import { useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { closeDialog, dialogStore, openDialog } from '../../shared/dialogs/dialog-store.ts'
import { targetOf } from '../../shared/safe-target.ts'
import { sessionStore, useSession } from '../../shared/session/session-store.ts'
import { continueTo, needsSignIn, signInPath } from '../routing/router-guard.ts'

/**
 * Opens the dialog that belongs to an address. Whoever has signed in there goes on to where they came from; closing it
 * leads home, but for the sign-in that the brand asks for first, which stays.
 */
export function useRouteDialog(): void {
  const navigate = useNavigate()
  const guardOn = useApp().permission.info.loggedInToHome
  // Of the page that is shown: while another one loads, the address is already that of the other.
  const from = useMatches({ select: matches => (matches.at(-1)?.search as { from?: string } | undefined)?.from })
  const declared = useMatches({ select: matches => matches.at(-1)?.staticData.dialog })
  const dialog = declared ?? (from ? 'login' : undefined)
  const path = useRouterState({ select: state => state.location.pathname })
  const href = useRouterState({ select: state => state.location.href })
  const status = useSession(state => state.status)

  useEffect(() => {
    if (status === 'visitor' && needsSignIn(path, { guardOn, signedIn: false }))
      void navigate({ to: signInPath(guardOn), search: { from: href }, replace: true })
  }, [status, path, href, guardOn, navigate])

  useEffect(() => {
    if (!dialog || status === 'unknown') return
    const goOn = (to: string): void => {
      const target = targetOf(to)
      if (target.kind !== 'inside') return
      void navigate({ to: target.to, search: target.search, replace: true, resetScroll: false })
    }
    if (status === 'member') {
      closeDialog()
      goOn(continueTo(from))
      return
    }
    const locked = guardOn && dialog === 'login'
    const open = () => openDialog(dialog === 'login' ? { kind: 'login', locked } : { kind: 'register' })
    open()
    return dialogStore.subscribe(({ request }) => {
      if (request !== null || sessionStore.getState().status === 'member') return
      if (locked) open()
      else goOn('/')
    })
  }, [dialog, status, guardOn, from, navigate])
}
