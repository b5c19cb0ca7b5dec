import { hasSeries, highestTimes, unitLadderCents } from '@baize/game-kit/lotteries/index'
import { usePage } from '../context.ts'
import type { Desk } from '../desk.ts'
import { contentsOf, surplusOf } from '../picks/contents.ts'
import { controlIn } from '../picks/picture.ts'
import { quoteOf } from '../slip/quote.ts'
import { Price } from './price.tsx'
import { SeriesField } from './series-field.tsx'

/** Unit, times and odds mode of what is picked, its live price, and the button that puts it on the slip. */
export function Composer({ desk }: { desk: Desk }) {
  const { boot, t } = usePage()
  const { format } = boot.game
  const { series } = desk.slip.use()
  const { unitCents, times } = desk.terms.use()
  const picture = desk.picks.use()
  const control = controlIn(picture)
  const contents = contentsOf(control, picture.picks)
  const quote = quoteOf(format, picture.betCode, contents, { unitCents, times: Number(times), series })
  return (
    <section className="composer panel" aria-label={t('addToSlip')}>
      <div className="terms">
        <Units chosenCents={unitCents} onChoose={cents => desk.terms.tell({ unitCents: cents })} />
        <Times times={times} onChange={text => desk.terms.tell({ times: text })} />
        {hasSeries(format) && (
          <SeriesField
            series={series}
            betCode={picture.betCode}
            content={contents[0]}
            onChange={chosen => desk.slip.tell({ type: 'series', series: chosen })}
          />
        )}
      </div>
      <div className="add-bar">
        <Price quote={quote} isPicked={contents.length > 0} surplus={surplusOf(control, picture.picks)} />
        <div className="composer-tools">
          <button type="button" className="plain" onClick={() => desk.quickPick()}>
            {t('quickPick')}
          </button>
          <button type="button" className="plain" onClick={() => desk.picks.tell({ type: 'cleared' })}>
            {t('clear')}
          </button>
        </div>
        <button
          type="button"
          className="second"
          disabled={contents.length === 0 || 'fault' in quote}
          onClick={() => desk.add(contents)}
        >
          {t('addToSlip')}
        </button>
      </div>
    </section>
  )
}

function Units({ chosenCents, onChoose }: { chosenCents: number; onChoose(cents: number): void }) {
  const { t, money } = usePage()
  return (
    <div className="field">
      <span className="label">{t('unit')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form */}
      <div className="units" role="group" aria-label={t('unit')}>
        {unitLadderCents.map(cents => (
          <button key={cents} type="button" aria-pressed={cents === chosenCents} onClick={() => onChoose(cents)}>
            {money(cents)}
          </button>
        ))}
      </div>
    </div>
  )
}

function Times({ times, onChange }: { times: string; onChange(text: string): void }) {
  const { t } = usePage()
  const step = (by: number) => {
    const now = Math.trunc(Number(times)) || 1
    onChange(String(Math.min(highestTimes, Math.max(1, now + by))))
  }
  return (
    <div className="field">
      <span className="label">{t('times')}</span>
      <div className="stepper">
        <button type="button" className="step" aria-label={t('lessTimes')} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="number"
          className="figure"
          aria-label={t('times')}
          min={1}
          max={highestTimes}
          inputMode="numeric"
          value={times}
          onChange={event => onChange(event.currentTarget.value)}
        />
        <button type="button" className="step" aria-label={t('moreTimes')} onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  )
}
