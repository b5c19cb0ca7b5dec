import { create } from 'zustand'

/** Kept for this tab alone: another tab, and a browser that was closed, sign in anew. */
const key = 'desk-token'

interface SessionState {
  token: string | null
  /** Nobody did anything for a while: the server answers nothing until somebody proves who is there. */
  isLocked: boolean
  /** A call that waits for a fresh proof of the factor; settled by the dialog that asks for it. */
  stepUp: { settle: (isProven: boolean) => void } | null
}

export const useSession = create<SessionState>(() => ({
  token: sessionStorage.getItem(key),
  isLocked: false,
  stepUp: null,
}))

export function enter(token: string): void {
  sessionStorage.setItem(key, token)
  useSession.setState({ token, isLocked: false })
}

/** Forgets the session here; the server ended it, or is told apart. */
export function leave(): void {
  sessionStorage.removeItem(key)
  useSession.getState().stepUp?.settle(false)
  useSession.setState({ token: null, isLocked: false, stepUp: null })
}

export const lock = (): void => useSession.setState({ isLocked: true })
export const unlock = (): void => useSession.setState({ isLocked: false })

/** Asks for a fresh proof; false when it was declined. Calls that ask meanwhile wait for the same answer. */
export function askStepUp(): Promise<boolean> {
  return new Promise(resolve => {
    const before = useSession.getState().stepUp
    const settle = (isProven: boolean) => {
      before?.settle(isProven)
      useSession.setState({ stepUp: null })
      resolve(isProven)
    }
    useSession.setState({ stepUp: { settle } })
  })
}
