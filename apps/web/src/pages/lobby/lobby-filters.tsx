import { minBetOptions } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import type { Dispatch } from 'react'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './lobby-filters.module.css'
import type { Classification, LobbyAction, LobbyQuery, MinBet } from './lobby-state.ts'
import { filterCount } from './lobby-state.ts'
import { useDebounced } from './use-debounced.ts'

/** Classifications that hold games today. */
const classifications: readonly Classification[] = ['JP']
const manyLines = 25

/** One line: search, classification, minimum bet, lines. On a phone all but the search stand behind a button. */
export function LobbyFilters({ query, dispatch }: { query: LobbyQuery; dispatch: Dispatch<LobbyAction> }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const search = useDebounced(query.gameName, gameName => dispatch({ type: 'search', gameName }))
  const set = filterCount(query)
  return (
    <div className={classes.line} data-open={open || undefined}>
      <label className={classes.search}>
        <Icon name="search" size={17} />
        <input
          type="search"
          value={search.text}
          placeholder={t('lobby.search')}
          aria-label={t('lobby.search')}
          maxLength={60}
          onChange={event => search.type(event.target.value)}
        />
      </label>
      <Button
        icon="sliders-horizontal"
        className={classes.toggle ?? ''}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? t('lobby.filtersSet', { count: set }) : t('lobby.filters')}
      </Button>
      <div className={classes.filters}>
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">{t('lobby.kind')}</legend>
          {[null, ...classifications].map(kind => (
            <button
              key={kind ?? 'all'}
              type="button"
              className={classes.choice}
              aria-pressed={query.gameClassify === kind}
              onClick={() => dispatch({ type: 'classification', gameClassify: kind })}
            >
              {kind ? t('class.JP') : t('filter.all')}
            </button>
          ))}
          <button
            type="button"
            className={classes.choice}
            aria-pressed={query.minLineNum === manyLines}
            onClick={() => dispatch({ type: 'minLines', minLineNum: query.minLineNum ? null : manyLines })}
          >
            {t('filter.lines25')}
          </button>
        </fieldset>
        <label className={classes.select}>
          <span>{t('filter.minBet')}</span>
          <select
            value={query.minBet ?? ''}
            onChange={event => dispatch({ type: 'minBet', minBet: (event.target.value || null) as MinBet | null })}
          >
            <option value="">{t('filter.all')}</option>
            {minBetOptions.map(option => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
