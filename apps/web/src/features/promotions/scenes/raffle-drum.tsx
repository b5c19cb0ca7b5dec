import { useApp } from '../../../shared/app/use-app.ts'
import { prizeUrl } from '../loyalty/reward-text.ts'
import classes from './scenes.module.css'

/** Where each ticket lies in the drum, and how it is turned. They lie as a heap, for the drum stands still at first. */
const tickets = [
  ...([
    { x: 66, y: 132, turn: -24 },
    { x: 118, y: 150, turn: 8 },
    { x: 172, y: 134, turn: 31 },
  ] as const),
  ...([
    { x: 92, y: 172, turn: 16 },
    { x: 146, y: 178, turn: -12 },
    { x: 40, y: 152, turn: 38 },
  ] as const),
  ...([
    { x: 186, y: 158, turn: -30 },
    { x: 120, y: 108, turn: -6 },
  ] as const),
] as const
const spokes = [0, 45, 90, 135] as const

/** A drum of tickets on its stand, which turns while one is drawn. */
export function RaffleDrum({ turning }: { turning: boolean }) {
  const { imageCdn } = useApp()
  const picture = prizeUrl(imageCdn, 'ticket')
  return (
    <svg className={classes.drum} data-turning={turning} viewBox="0 0 300 300" aria-hidden="true">
      <defs>
        <radialGradient id="drum-glass" cx="38%" cy="30%" r="80%">
          <stop offset="0" className={classes.glassLight} />
          <stop offset="1" className={classes.glassDark} />
        </radialGradient>
        <clipPath id="drum-inside">
          <circle cx="150" cy="132" r="112" />
        </clipPath>
      </defs>
      <path className={classes.legs} d="M150 132 96 276M150 132l54 144" />
      <rect className={classes.foot} x="66" y="272" width="168" height="16" rx="8" />
      <circle cx="150" cy="132" r="112" fill="url(#drum-glass)" />
      <g className={classes.drumTurns} clipPath="url(#drum-inside)">
        {spokes.map(degrees => (
          <path key={degrees} className={classes.spoke} d="M150 16v232" transform={`rotate(${degrees} 150 132)`} />
        ))}
        {tickets.map(({ x, y, turn }) => (
          <image
            key={`${x}-${y}`}
            href={picture}
            x={x}
            y={y}
            width="74"
            height="74"
            transform={`rotate(${turn} ${x + 37} ${y + 37})`}
          />
        ))}
      </g>
      <circle className={classes.hoop} cx="150" cy="132" r="117" />
      <path className={classes.shine} d="M68 96a92 92 0 0 1 58-50" />
      <path className={classes.crank} d="M150 132h128v30" />
      <circle className={classes.hub} cx="150" cy="132" r="13" />
      <rect className={classes.foot} x="268" y="158" width="20" height="34" rx="9" />
    </svg>
  )
}
