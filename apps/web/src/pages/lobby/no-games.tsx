import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app.tsx'
import { popularQuery } from '../../app/queries.ts'
import { GameTile } from '../../games/game-tile.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './no-games.module.css'

/** No game fits: clear the filters, or take one of three popular games. */
export function NoGames({ onClear }: { onClear: () => void }) {
  const t = useText()
  const { data: popular = [] } = useQuery(popularQuery(useApp()))
  return (
    <EmptyState icon="search" title={t('lobby.empty')}>
      <Button look="main" onClick={onClear}>
        {t('lobby.clear')}
      </Button>
      <ul className={classes.games}>
        {popular.slice(0, 3).map(game => (
          <li key={game.gameCode}>
            <GameTile game={game} sizes="150px" />
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
