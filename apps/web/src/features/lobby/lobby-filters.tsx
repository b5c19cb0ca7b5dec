import type { GameClass } from '@baize/api'
import { minBetOptions } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Select } from '@baize/ui/select.tsx'
import type { Dispatch, ReactNode } from 'react'
import { useState } from 'react'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { LobbyAction, LobbyQuery, MinBet } from './list/lobby-state.ts'
import { filterCount } from './list/lobby-state.ts'
import classes from './lobby-filters.module.css'
import { SearchBox } from './search/search-box.tsx'

/** Minimum bet that the slots filter stands for, and its number of lines. */
const bigBet: MinBet = '1'
const manyLines = 25

interface LobbyFiltersProps {
  query: LobbyQuery
  /** Classifications to choose from. */
  offered: readonly GameClass[]
  dispatch: Dispatch<LobbyAction>
  /** The lists, which stand before the search. */
  children: ReactNode
}

/** Lists and search, and under them the filters; on a phone those stand behind a button. */
export function LobbyFilters({ query, offered, dispatch, children }: LobbyFiltersProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const set = filterCount(query)
  const { gameType, gameClassify, minBet, minLineNum } = query
  return (
    <div className={classes.line} data-open={open || undefined}>
      {children}
      <SearchBox
        gameType={gameType}
        value={query.gameName}
        onSearch={gameName => dispatch({ type: 'search', gameName })}
      />
      <Button
        icon={<LateIcon name="sliders-horizontal" size={16} />}
        className={classes.toggle ?? ''}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? t('lobby.filtersSet', { count: set }) : t('lobby.filters')}
      </Button>
      <div className={classes.filters}>
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">{t('lobby.kind')}</legend>
          {offered.map(kind => (
            <Choice
              key={kind}
              text={t(`class.${kind}` as TextKey)}
              on={gameClassify === kind}
              onPress={() => dispatch({ type: 'classification', gameClassify: gameClassify === kind ? null : kind })}
            />
          ))}
          {gameType === 'RNG' && (
            <>
              <Choice
                text={t('filter.minBet1')}
                on={minBet === bigBet}
                onPress={() => dispatch({ type: 'minBet', minBet: minBet === bigBet ? null : bigBet })}
              />
              <Choice
                text={t('filter.lines25')}
                on={minLineNum === manyLines}
                onPress={() => dispatch({ type: 'minLines', minLineNum: minLineNum ? null : manyLines })}
              />
            </>
          )}
        </fieldset>
        <Select<MinBet | ''>
          look="inline"
          className={classes.select}
          label={t('filter.minBet')}
          value={minBet === bigBet ? '' : (minBet ?? '')}
          options={[['', t('filter.all')], ...minBetOptions.map(option => [option, option] as const)]}
          onChoose={option => dispatch({ type: 'minBet', minBet: option || null })}
        />
      </div>
    </div>
  )
}

function Choice({ text, on, onPress }: { text: string; on: boolean; onPress: () => void }) {
  return (
    <button type="button" className={classes.choice} aria-pressed={on} onClick={onPress}>
      {text}
    </button>
  )
}
