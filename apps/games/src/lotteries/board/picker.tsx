import { betTypeOf } from '@baize/game-kit/lotteries/index'
import type { ReactNode } from 'react'
import type { Picture } from '../../kit/picture.ts'
import { betName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import type { Control } from '../picks/controls.ts'
import { groupsOf } from '../picks/groups.ts'
import { controlIn, type PicksEvent, type PicksPicture } from '../picks/picture.ts'
import { hasStakeBack, oddsSpan } from '../slip/figures.ts'
import type { Texts } from '../texts.ts'
import { Bankers } from './bankers.tsx'
import { QuickTools } from './quick-tools.tsx'
import { Rows } from './rows.tsx'
import { WrittenNumbers } from './written.tsx'

interface PickerProps {
  picture: Picture<PicksPicture, PicksEvent>
  series: number
}

/** Tabs of bets, and under them what the chosen bet is picked with. */
export function Picker({ picture, series }: PickerProps) {
  const { t } = usePage()
  const now = picture.use()
  const { format, hasPool, group } = now
  const control = controlIn(now)
  const oddsOf = (code: string) => oddsSpan(format, betTypeOf(format, code)!, series)
  const groups = groupsOf(format, hasPool)
  const [, bets] = groups.find(([name]) => name === group)!
  return (
    <section className="picker panel" aria-label={t('bets')}>
      {groups.length > 1 && (
        <div className="groups">
          {groups.map(([name]) => (
            <Tab key={name} isChosen={name === group} onPress={() => picture.tell({ type: 'group', group: name })}>
              {t(`bet.groups.${name}`)}
            </Tab>
          ))}
        </div>
      )}
      <div className="bets">
        {bets.map(code => (
          <Tab key={code} isChosen={code === now.betCode} onPress={() => picture.tell({ type: 'bet', betCode: code })}>
            {betName(t, format, code)} <span className="odds">×{oddsOf(code)}</span>
          </Tab>
        ))}
      </div>
      <p className="hint">
        {howTo(t, control)} <strong className="odds">×{oddsOf(now.betCode)}</strong>
        {hasStakeBack(format, now.betCode) && ` ${t('howTo.kenoMiddle')}`}
      </p>
      <Board now={now} series={series} tell={picture.tell} />
    </section>
  )
}

interface TabProps {
  isChosen: boolean
  onPress(): void
  children: ReactNode
}

const Tab = ({ isChosen, onPress, children }: TabProps) => (
  <button type="button" aria-pressed={isChosen} onClick={onPress}>
    {children}
  </button>
)

interface BoardProps {
  now: PicksPicture
  series: number
  tell(event: PicksEvent): void
}

function Board({ now, series, tell }: BoardProps) {
  const { betCode, picks } = now
  const control = controlIn(now)
  if (control.kind === 'written')
    return (
      <div className="board">
        <WrittenNumbers key={betCode} control={control} picks={picks} tell={tell} />
      </div>
    )
  const isTwoDigits = control.rows.length === 1 && control.rows[0]!.values.length === 100
  return (
    <div className="board">
      <Rows betCode={betCode} control={control} marks={picks.marks} series={series} tell={tell} />
      {isTwoDigits && (
        <QuickTools marked={picks.marks[0]!} onMark={values => tell({ type: 'marked', row: 0, values })} />
      )}
      {control.kind === 'set' && control.hasBankers && (
        <Bankers
          betCode={betCode}
          control={control}
          picks={picks}
          onToggle={value => tell({ type: 'banker', value })}
        />
      )}
    </div>
  )
}

/** How the bet is picked, in a sentence. */
function howTo(t: Texts, control: Control): string {
  if (control.kind !== 'set') return t(`howTo.${control.kind}`)
  const { least, most } = control
  return least === most ? t('howTo.setExactly', { least }) : t('howTo.set', { least, most })
}
