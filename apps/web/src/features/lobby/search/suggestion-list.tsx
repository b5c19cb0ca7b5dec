import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import classes from './search-box.module.css'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  open: boolean
  suggestions: readonly Suggestion[]
  /** Place of the one that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (game: Suggestion) => void
}

export const suggestionId = (listId: string, at: number): string => `${listId}-${at}`

/** Games under the search box. The focus stays in the box; a press plays. */
export function SuggestionList({ id, open, suggestions, active, onChoose }: SuggestionListProps) {
  const t = useText()
  const { imageCdn } = useApp()
  return (
    <div id={id} role="listbox" aria-label={t('lobby.suggestions')} className={classes.list} hidden={!open}>
      {open &&
        suggestions.map((game, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, whose keys move the choice
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
          <div
            key={game.gameCode}
            id={suggestionId(id, at)}
            role="option"
            aria-selected={at === active}
            className={classes.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onChoose(game)}
          >
            <img src={coverUrl(imageCdn, game.gameCode, 160)} width={36} height={48} alt="" />
            <span className={classes.names}>
              <b>{game.gameName}</b>
              <span>{game.vendorName}</span>
            </span>
          </div>
        ))}
    </div>
  )
}
