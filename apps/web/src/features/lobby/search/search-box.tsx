import { type GameType, searchTextLength } from '@baize/api'
import { optionAfter } from '@baize/ui/palette/option-keys.ts'
import { SearchField } from '@baize/ui/palette/search-field.tsx'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { TooLong } from '../../../shared/too-long.tsx'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { useLaunch } from '../../launch/index.ts'
import classes from './search-box.module.css'
import { SuggestionList, suggestionId } from './suggestion-list.tsx'
import type { Suggestion } from './use-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  gameType: GameType
  /** The name that the list is searched for. */
  value: string
  onSearch: (gameName: string) => void
}

/** The search of a lobby: the list follows once typing has paused, names are suggested with every key. */
export function SearchBox({ gameType, value, onSearch }: SearchBoxProps) {
  const t = useText()
  const listId = useId()
  const { start } = useLaunch()
  const search = useDebounced(value, typed => {
    if (typed.length <= searchTextLength) onSearch(typed)
  })
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(gameType, wanted, search.text)
  const isOpen = open && suggestions.length > 0

  const play = ({ gameCode, vassalage }: Suggestion): void => {
    setOpen(false)
    void start({ gameCode, vassalage, gameType, isGame: 'GAME' })
  }
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const next = isOpen ? optionAfter(event.key, active, suggestions.length) : null
    const chosen = isOpen ? suggestions[active] : undefined
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      play(chosen)
    } else if (event.key === 'Enter') close()
    else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the next one empties the box.
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={classes.box}>
      <SearchField
        type="search"
        label={t('lobby.search')}
        listId={listId}
        isOpen={isOpen}
        activeId={isOpen && active >= 0 ? suggestionId(listId, active) : undefined}
        value={search.text}
        onFocus={() => setWanted(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={event => {
          setOpen(true)
          setActive(-1)
          search.type(event.target.value)
        }}
      />
      <TooLong text={search.text} max={searchTextLength} />
      <SuggestionList id={listId} open={isOpen} suggestions={suggestions} active={active} onChoose={play} />
    </div>
  )
}
