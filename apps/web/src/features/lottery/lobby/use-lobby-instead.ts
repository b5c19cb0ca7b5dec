import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { lottoModeAt, lottoPayload } from '../../launch/index.ts'

/**
 * Leads on to a lobby from a page that names no game. A member is told by the launch where it is; others, or a launch that
 * fails, take the page's own.
 */
export function useLobbyInstead(hall: string | null): void {
  const app = useApp()
  const navigate = useNavigate()
  const status = useSession(state => state.status)
  const lead = useEffectEvent(async (to: string) => {
    const payload = lottoPayload(app.permission.info.prizeModes[lottoModeAt(to)], undefined, {
      language: app.language,
      backUrl: to,
    })
    const answer = status === 'member' ? await app.call('lottery.launch', payload).catch(() => null) : null
    await navigate({ to: answer?.gameUrl ?? to, replace: true })
  })
  useEffect(() => {
    if (hall !== null && status !== 'unknown') void lead(hall)
  }, [hall, status])
}
