import type { GameCard } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openMessage } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useOwnGamesGate } from '../../shared/session/use-own-games-gate.ts'
import { toggleFavourite, useFavourite } from './favourite-store.ts'
import classes from './heart.module.css'

/** Marks the game whose cover it lies on, or takes the mark away; a ring turns while the call is on its way. */
export function Heart({ game }: { game: GameCard }) {
  const t = useText()
  const { call } = useApp()
  const gate = useOwnGamesGate()
  const { marked, busy } = useFavourite(game.nodeId)
  const toggle = (): void => {
    toggleFavourite(game, call).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      openMessage({ title: t('favourites.failed'), text: errorText(error, t) })
    })
  }
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={marked}
      aria-busy={busy || undefined}
      aria-label={t('favourites.mark', { game: game.gameName })}
      onClick={() => gate(toggle)}
    >
      {busy ? <span className={classes.ring} aria-hidden="true" /> : <LateIcon name="heart" size={17} />}
    </button>
  )
}
