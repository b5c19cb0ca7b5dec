import { useEffect, useEffectEvent } from 'react'
import { gameQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { launchOf, useLaunch } from '../../launch/index.ts'
import type { Play } from './play.ts'

/**
 * Launches the game that the player chose inside of another one, in its place: going back leads to where both came from.
 * A code that no game has leads nowhere.
 */
export function useAskedGame(asked: Play['gameAsked']): void {
  const app = useApp()
  const { start } = useLaunch({ replace: true })
  const open = useEffectEvent(async (gameCode: string) => {
    const found = await app.queryClient.fetchQuery(gameQuery(app, gameCode)).catch(() => null)
    if (found) await start(launchOf(found.game))
  })
  useEffect(() => {
    if (asked) void open(asked.gameCode)
  }, [asked])
}
