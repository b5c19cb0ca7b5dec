import type { GameCard } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { requestLaunch, takeLaunch } from '../../launch/index.ts'

type State =
  | { state: 'loading' | 'visitor' }
  | { state: 'failed'; message: string }
  | { state: 'open'; gameUrl: string }

/**
 * The game's address: from the launch that led here, which waits for nothing else, or from one made now when the page was
 * opened by itself. That one waits for the game's card, which names who provides it.
 */
export function useGameSession(gameCode: string, game: GameCard | undefined) {
  const t = useText()
  const app = useApp()
  const status = useSession(state => state.status)
  const [state, setState] = useState<State>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  /** The attempt that a launch had made already; the card that comes after it makes no other one. */
  const madeAttempt = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew
  useEffect(() => {
    if (status === 'unknown') return
    if (status === 'visitor') {
      if (game) setState({ state: 'visitor' })
      return
    }
    const made = takeLaunch(gameCode)
    if (made) {
      madeAttempt.current = attempt
      setState({ state: 'open', gameUrl: made.gameUrl })
    }
    if (!game || madeAttempt.current === attempt) return
    let left = false
    const open = async (): Promise<void> => {
      setState({ state: 'loading' })
      const { gameUrl } = await requestLaunch(app, game.gameCode, game.vassalage)
      if (!left) setState({ state: 'open', gameUrl })
    }
    open().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (!left) setState({ state: 'failed', message: error.message || t('error.network') })
    })
    return () => {
      left = true
    }
  }, [game?.gameCode, status, attempt])

  return {
    message: '',
    gameUrl: '',
    ...state,
    retry: () => setAttempt(count => count + 1),
    signIn: () => openDialog({ kind: 'login', stays: true }),
  }
}
