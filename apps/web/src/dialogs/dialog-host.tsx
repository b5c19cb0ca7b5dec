// It renders seldom and little: keeping its parts would cost every visit more than it saves.
'use no memo'

import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { useWaitingSlider } from '../auth/slider/solve.ts'
import { withLateTexts } from '../shared/i18n/language.ts'
import type { DialogRequest } from './dialog-store.ts'
import { closeDialog, closeMessage, useDialogRequest, useMessages } from './dialog-store.ts'
import { LoadBoundary } from './load-boundary.tsx'

type Kind = DialogRequest['kind']
type Props<K extends Kind> = { request: Extract<DialogRequest, { kind: K }> }

const loaders: { [K in Kind]: () => Promise<{ default: ComponentType<Props<K>> }> } = {
  login: () => withLateTexts(import('../auth/login/login-dialog.tsx')),
  register: () => withLateTexts(import('../auth/register/register-dialog.tsx')),
  forgot: () => withLateTexts(import('../auth/recovery/forgot-dialog.tsx')),
  changePassword: () => withLateTexts(import('../auth/recovery/change-password-dialog.tsx')),
  notice: () => withLateTexts(import('../notices/notice-dialog.tsx')),
  help: () => withLateTexts(import('../help/help-dialog.tsx')),
  licences: () => import('../shell/licences-dialog.tsx'),
  signOut: () => import('./sign-out-dialog.tsx'),
  launchFault: () => withLateTexts(import('./launch-fault-dialog.tsx')),
  vendorGames: () => withLateTexts(import('../launch/vendor-games-dialog.tsx')),
  leaveGame: () => withLateTexts(import('./leave-game-dialog.tsx')),
}
const components = Object.fromEntries(
  Object.entries(loaders).map(([kind, load]) => [kind, lazy(load as () => Promise<{ default: ComponentType }>)]),
) as unknown as Record<Kind, ComponentType<{ request: DialogRequest }>>

const MessageDialog = lazy(() => import('./message-dialog.tsx'))
const SliderDialog = lazy(() => withLateTexts(import('../auth/slider/slider-dialog.tsx')))

/** Loads a dialog ahead of need, when the pointer or the focus nears what opens it. */
export const preloadDialog = (kind: Kind): void => void loaders[kind]().catch(() => null)

/** Where dialogs appear. Each comes with its own script the first time it is asked for. */
export function DialogHost() {
  const request = useDialogRequest()
  const messages = useMessages()
  const slider = useWaitingSlider()
  const Dialog = request && components[request.kind]
  return (
    <>
      {request && Dialog && (
        <LoadBoundary key={request.kind} onDismiss={closeDialog}>
          <Suspense fallback={null}>
            <Dialog request={request} />
          </Suspense>
        </LoadBoundary>
      )}
      {slider && (
        <LoadBoundary onDismiss={() => slider(null)}>
          <Suspense fallback={null}>
            <SliderDialog onDone={slider} />
          </Suspense>
        </LoadBoundary>
      )}
      {messages.map(message => (
        <LoadBoundary key={message.id} onDismiss={() => closeMessage(message.id)}>
          <Suspense fallback={null}>
            <MessageDialog message={message} />
          </Suspense>
        </LoadBoundary>
      ))}
    </>
  )
}
