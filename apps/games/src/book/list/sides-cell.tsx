import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { usePage } from '../context.ts'
import { Crest } from '../names/crest.tsx'
import { isLive, isOver } from '../names/period-text.ts'

/** The two sides of a row with their score, as the way to the fixture. */
export function SidesCell({ fixture }: { fixture: FixtureView }) {
  const { t, desk } = usePage()
  const { home, away, score, suspended, competition } = fixture
  const hasScore = isLive(fixture) || isOver(fixture)
  const sides = [home, away] as const
  return (
    <button type="button" className="row-sides" onClick={() => desk.go({ page: 'fixture', id: fixture.id })}>
      {sides.map((side, place) => (
        <span key={place === 0 ? 'home' : 'away'} className="row-side">
          {side && <Crest competition={competition} index={side.index} sizePx={16} />}
          <span className="side-name">
            {side?.name ?? t('fixture.open')}
            {score.serving === (place === 0 ? 'A' : 'B') && isLive(fixture) && (
              <span className="serving" role="img" aria-label={t('fixture.serving')} />
            )}
          </span>
          {hasScore && <b className="row-score">{score.score[place]}</b>}
        </span>
      ))}
      {suspended && suspended !== 'playing' && <span className="row-note">{t(`suspended.${suspended}`)}</span>}
    </button>
  )
}
