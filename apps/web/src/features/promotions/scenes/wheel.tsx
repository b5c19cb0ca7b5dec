import { useRef } from 'react'
import type { PromotionDetail } from '../detail/promo-detail-page.tsx'
import { useRewardText } from '../loyalty/reward-text.ts'
import classes from './scenes.module.css'

const turns = 5
const radius = 150

/** Point of the rim at an angle, clockwise from the top. */
const rim = (degrees: number, at: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(160 + at * Math.cos(angle)).toFixed(2)} ${(160 + at * Math.sin(angle)).toFixed(2)}`
}

/** A wheel with a field for each prize, all of one size; it stops on the field that the server drew. */
export function Wheel({ prizes, target }: { prizes: PromotionDetail['prizes']; target: string | null }) {
  const rewardText = useRewardText()
  const turned = useRef({ target: null as string | null, degrees: 0 })
  const step = 360 / prizes.length
  const place = prizes.findIndex(({ id }) => id === target)
  if (target !== turned.current.target && place >= 0) {
    const rest = 360 - (place + 0.5) * step
    const from = Math.ceil(turned.current.degrees / 360) * 360
    turned.current = { target, degrees: from + turns * 360 + rest }
  } else if (target === null) turned.current.target = null
  return (
    <div className={classes.wheel} data-segment={place >= 0 ? prizes[place]!.id : undefined}>
      <svg viewBox="0 0 320 320" aria-hidden="true" style={{ transform: `rotate(${turned.current.degrees}deg)` }}>
        <circle cx="160" cy="160" r="158" className={classes.ring} />
        {prizes.map((prize, at) => (
          <g key={prize.id}>
            <path
              d={`M160 160 L${rim(at * step, radius)} A${radius} ${radius} 0 0 1 ${rim((at + 1) * step, radius)} Z`}
              className={classes.field}
              data-shade={at % 4}
            />
            <text transform={`rotate(${(at + 0.5) * step} 160 160) translate(160 34)`} textAnchor="middle">
              {rewardText(prize)}
            </text>
          </g>
        ))}
        <circle cx="160" cy="160" r="26" className={classes.hub} />
      </svg>
      <span className={classes.needle} aria-hidden="true" />
    </div>
  )
}
