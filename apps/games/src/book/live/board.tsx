import type { FixtureView } from '@baize/api/studio/sports/fixture-views'
import { usePage } from '../context.ts'
import { clockText } from '../names/period-text.ts'

/** The match without motion: clock, score, and a bar for each side. */
export function Board({ fixture }: { fixture: FixtureView }) {
  const { t } = usePage()
  const { home, away, score } = fixture
  const most = Math.max(1, ...score.score)
  return (
    <div className="calm-board">
      <p className="board-clock">{clockText(t, score)}</p>
      {([home, away] as const).map((side, place) => (
        <div key={place === 0 ? 'home' : 'away'} className="board-side">
          <span>{side?.name ?? t('fixture.open')}</span>
          <b>{score.score[place]}</b>
          <span className="board-bar" aria-hidden="true">
            <span
              className={place === 0 ? 'is-home' : 'is-away'}
              style={{ transform: `scaleX(${score.score[place]! / most})` }}
            />
          </span>
        </div>
      ))}
    </div>
  )
}
