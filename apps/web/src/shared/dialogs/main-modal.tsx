import { Modal } from '@baize/ui/modal.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

/** The modals that the product knows by name. */
export type ModalName =
  | 'changePassModal'
  | 'forgetPassModal'
  | 'loginPopupModal'
  | 'registerModal'
  | 'noticeModal'
  | 'helpModal'

export interface MainModalProps {
  name: ModalName
  title: string
  /** Told by the close control; a modal that has to stay goes without. */
  onClose?: (() => void) | undefined
  widthPx?: number
  /** Only what is read, never what is filled in, may close by a click beside it. */
  closesOutside?: boolean
  children: ReactNode
}

const formWidthPx = 420

/** The shell of a named modal. What is filled in closes only by its close control. */
export function MainModal({ name, widthPx = formWidthPx, ...rest }: MainModalProps) {
  const t = useText()
  return <Modal testId={name} closeLabel={t('action.close')} widthPx={widthPx} {...rest} />
}
