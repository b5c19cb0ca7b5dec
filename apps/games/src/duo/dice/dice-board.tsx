import type { DiceView } from '@baize/game-kit/pvp/dice/index'
import { usePage } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { Cube } from './cube.tsx'

const POINTS_TO_WIN = 3

/** Points as people count them, from half points. */
const pointsText = (halves: number): string =>
  `${Math.floor(halves / 2) || (halves % 2 ? '' : 0)}${halves % 2 ? '½' : ''}`

/** The open part of a duel of dice: the score, and the last throw of both. */
export function DiceBoard({ match, names }: { match: MatchPicture; names: readonly string[] }) {
  const { t } = usePage()
  const { round, throw: number, halves } = match.view.game as DiceView
  const { shown } = match
  const own = match.view.seat
  return (
    <div className="dice-board">
      <p className="round-line">
        {t('dice.round', { n: round })}
        {number > 0 && <b> · {t('dice.again', { n: number + 1 })}</b>}
      </p>
      <div className="score">
        {[own, 1 - own].map(seat => (
          <div key={seat} className="score-side" data-own={seat === own}>
            <span className="score-name">{names[seat]}</span>
            <b className="score-points">{pointsText(halves[seat]!)}</b>
            <span className="lamps" aria-hidden="true">
              {Array.from({ length: POINTS_TO_WIN }, (_, lamp) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three lamps
                <i key={lamp} data-lit={Math.max(0, Math.min(2, halves[seat]! - 2 * lamp))} />
              ))}
            </span>
          </div>
        ))}
      </div>
      {shown?.kind === 'shown-dice' ? (
        <div className="showdown" key={`${round}-${number}-${halves.join()}`}>
          {[own, 1 - own].map(seat => (
            <div
              key={seat}
              className="showdown-side"
              data-won={shown.winner === seat}
              role="img"
              aria-label={`${names[seat]}: ${shown.final[seat]!.join(', ')}`}
            >
              {shown.final[seat]!.map((face, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: left and right
                <Cube key={place} face={face} isMarked={shown.again[seat]!.includes(place)} />
              ))}
            </div>
          ))}
          <p className="quiet">
            {shown.winner === null
              ? t('dice.equal')
              : shown.winner === own
                ? t('dice.ownThrow')
                : t('dice.otherThrow', { name: names[shown.winner]! })}
          </p>
        </div>
      ) : (
        <div className="showdown">
          {[own, 1 - own].map(seat => (
            <div key={seat} className="showdown-side" aria-hidden="true">
              <Cube face={1} isClosed />
              <Cube face={1} isClosed />
            </div>
          ))}
          <p className="quiet">{t('dice.ranks')}</p>
        </div>
      )}
    </div>
  )
}
