import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { popularQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { GameTile } from '../games/index.ts'
import type { ListType } from './list/lobby-state.ts'
import classes from './no-games.module.css'

const words: Record<ListType, { title: TextKey; next: TextKey }> = {
  '': { title: 'lobby.empty', next: 'lobby.clear' },
  hot: { title: 'lobby.empty', next: 'lobby.clear' },
  fav: { title: 'lobby.emptySaved', next: 'lobby.showAll' },
  recent: { title: 'lobby.emptyRecent', next: 'lobby.showAll' },
}

/** No game fits, or the list is still empty: go back to all games, or take one of three popular ones. */
export function NoGames({ listType, onClear }: { listType: ListType; onClear: () => void }) {
  const t = useText()
  const { data: popular = [] } = useQuery(popularQuery(useApp()))
  return (
    <EmptyState icon={listType === 'recent' ? 'clock' : 'search'} title={t(words[listType].title)}>
      <Button look="main" onClick={onClear}>
        {t(words[listType].next)}
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
