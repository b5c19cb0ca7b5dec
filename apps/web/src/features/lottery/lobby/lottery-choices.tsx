import type { LotteryCard } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Select } from '@baize/ui/select.tsx'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SearchBox } from '../../lobby/index.ts'
import classes from '../../lobby/lobby-filters.module.css'
import type { LotteryType } from '../lottery-queries.ts'
import {
  type LotteryFilters,
  type LotteryKind,
  type LotteryPace,
  lotteryKind,
  lotteryKinds,
  lotteryPace,
  lotteryPaces,
} from './lottery-filters.ts'

interface LotteryChoicesProps {
  gameType: LotteryType
  /** Those to choose from: only what some of them are is offered. */
  lotteries: readonly LotteryCard[]
  filters: LotteryFilters
  /** Takes what was chosen; nothing takes the choice away. */
  onChoose: (choice: { q?: string; kind?: LotteryKind; pace?: LotteryPace }) => void
  /** The lists, which stand before the search. */
  children: ReactNode
}

/** Lists, search and filters of lotteries, in the same line as those of the other lobbies. */
export function LotteryChoices({ gameType, lotteries, filters, onChoose, children }: LotteryChoicesProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { name, kind, pace } = filters
  const kinds = lotteryKinds.filter(each => lotteries.some(lottery => lotteryKind(lottery) === each))
  const paces = lotteryPaces.filter(each => lotteries.some(lottery => lotteryPace(lottery) === each))
  const set = [kind, pace].filter(Boolean).length
  return (
    <div className={classes.line} data-open={open || undefined}>
      {children}
      <SearchBox gameType={gameType} value={name} onSearch={q => onChoose({ q })} />
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
          {kinds.length > 1 &&
            kinds.map(each => (
              <button
                key={each}
                type="button"
                className={classes.choice}
                aria-pressed={kind === each}
                onClick={() => onChoose(kind === each ? {} : { kind: each })}
              >
                {t(`lottery.kind.${each}`)}
              </button>
            ))}
        </fieldset>
        {paces.length > 1 && (
          <Select<LotteryPace | ''>
            look="inline"
            className={classes.select}
            label={t('lottery.pace')}
            value={pace ?? ''}
            options={[['', t('filter.all')], ...paces.map(each => [each, t(`lottery.pace.${each}`)] as const)]}
            onChoose={chosen => onChoose(chosen ? { pace: chosen } : {})}
          />
        )}
      </div>
    </div>
  )
}
