import { IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { usePage, usePicture } from '../../context.ts'
import { marketName, selectionName } from '../../names/claim-names.ts'
import { oddsOf } from '../../odds/odds-words.ts'
import { OpensIn } from '../../odds/opens-in.tsx'
import type { LegNow } from '../leg-now.ts'
import { legText } from '../leg-text.ts'

/** A leg of the slip: its selection, its odds, and what changed of them since they were chosen. */
export function LegRow({ now }: { now: LegNow }) {
  const { t, slip, settings, book } = usePage()
  const { oddsFormat } = usePicture(settings)
  const { leg, milli, moved, shut } = now
  const fixture = usePicture(book).fixtures[leg.fixture]
  const words = { t, sport: leg.sport, home: leg.home, away: leg.away }
  const name = legText(words, leg)
  return (
    <div className={classNames('leg', shut && 'is-shut')}>
      <div className="leg-what">
        <b>{name}</b>
        <span className="leg-market">{marketName(words, leg.market, leg.line4)}</span>
        <span className="leg-sides">{t('fixture.pair', { home: leg.home, away: leg.away })}</span>
        {leg.combined && (
          <ul className="leg-parts">
            {leg.combined.map(each => (
              <li key={`${each.market} ${each.line4} ${each.selection}`}>{selectionName(words, each)}</li>
            ))}
          </ul>
        )}
        {shut && <span className="leg-note">{t(`shut.${shut}`)}</span>}
        {shut === 'suspended' && fixture?.suspended === 'playing' && <OpensIn fixture={fixture} isLong />}
      </div>
      <div className="leg-odds">
        {moved && <s>{oddsOf(leg.milli, oddsFormat)}</s>}
        <b data-moved={moved}>{milli === null ? '–' : oddsOf(milli, oddsFormat)}</b>
        {moved && <span className="leg-moved">{t(`moved.${moved}`)}</span>}
      </div>
      <IconButton
        icon="x"
        iconSize={15}
        label={t('slip.remove', { name })}
        onClick={() => slip.tell({ type: 'removed', key: leg.key })}
      />
    </div>
  )
}
