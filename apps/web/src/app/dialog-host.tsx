import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { useWaitingSlider } from '../features/account/index.ts'
import type { DialogRequest } from '../shared/dialogs/dialog-store.ts'
import { closeDialog, closeMessage, useDialogRequest, useMessages } from '../shared/dialogs/dialog-store.ts'
import { offerAhead } from '../shared/dialogs/load-ahead.ts'
import { LoadBoundary } from '../shared/dialogs/load-boundary.tsx'
import { withLateTexts } from '../shared/i18n/language.ts'
import { parts } from './routing/parts.ts'

type Kind = DialogRequest['kind']
type Props<K extends Kind> = { request: Extract<DialogRequest, { kind: K }> }

const loaders: { [K in Kind]: () => Promise<{ default: ComponentType<Props<K>> }> } = {
  login: () => withLateTexts(import('../features/account/login/login-dialog.tsx')),
  register: () => withLateTexts(import('../features/account/register/register-dialog.tsx')),
  forgot: () => withLateTexts(import('../features/account/recovery/forgot-dialog.tsx')),
  changePassword: () => withLateTexts(import('../features/account/recovery/change-password-dialog.tsx')),
  notice: () => withLateTexts(import('../features/notices/notice-dialog.tsx')),
  help: () => withLateTexts(import('../features/help/help-dialog.tsx')),
  licences: () => import('./shell/footer/licences-dialog.tsx'),
  signOut: () => import('../features/account/sign-out-dialog.tsx'),
  launchFault: () => withLateTexts(import('../features/launch/launch-fault-dialog.tsx')),
  vendorGames: () => withLateTexts(import('../features/games/vendor-games-dialog.tsx')),
  leaveGame: () => withLateTexts(import('../features/play/leave-game-dialog.tsx')),
}
const components = Object.fromEntries(
  Object.entries(loaders).map(([kind, load]) => [kind, lazy(load as () => Promise<{ default: ComponentType }>)]),
) as unknown as Record<Kind, ComponentType<{ request: DialogRequest }>>

const MessageDialog = lazy(() => import('../shared/dialogs/message-dialog.tsx'))
const SliderDialog = lazy(() => withLateTexts(import('../features/account/slider/slider-dialog.tsx')))

offerAhead({
  dialog: kind => void loaders[kind]().catch(() => null),
  gamePage: () => void parts.seamless.preload().catch(() => null),
})

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
