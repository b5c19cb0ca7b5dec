import { ofOpenPart } from './spot.ts'
import type { StageProps } from './stage-props.ts'

const pairsAGame = 20
const fullLife = 20
const shownHits = 6

/** The lives of the two players as bars, and the last cards by what they took. */
export function LifeBars({ fixture, incidents, title }: StageProps) {
  const lives = fixture.score.parts.at(-1) ?? [fullLife, fullLife]
  const hits = ofOpenPart(incidents, pairsAGame)
    .filter(({ kind }) => kind === 'damage')
    .slice(-shownHits)
  return (
    <svg className="stage-svg duel" viewBox="0 0 160 90" role="img" aria-label={title}>
      {(['home', 'away'] as const).map((side, place) => (
        <g key={side}>
          <rect className="life-ground" x="14" y={12 + 56 * place} width="132" height="10" rx="5" />
          <rect
            className={`life is-${side}`}
            x="14"
            y={12 + 56 * place}
            width="132"
            height="10"
            rx="5"
            style={{ transform: `scaleX(${Math.max(0, lives[place]!) / fullLife})` }}
          />
          <text className="life-text" x="80" y={20 + 56 * place} textAnchor="middle">
            {Math.max(0, lives[place]!)}
          </text>
        </g>
      ))}
      {hits.map(({ block, atMs, side, value = 0 }, place) => (
        <g key={`${block} ${atMs}`} className={`hit is-${side}`}>
          <rect x={20 + place * 21} y="32" width="16" height="26" rx="2.5" />
          <text x={28 + place * 21} y="48" textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
