import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import type { Ref } from 'react'

/** The arc of one pocket, in degrees. */
export const pocketDegrees = 360 / WHEEL_ORDER.length
const fills = { red: '#b3202f', black: '#15171b', green: '#0f7a4f' }
const spokeTurns = [0, 90]
const knobTurns = [0, 90, 180, 270]
const studTurns = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5)

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function Pocket({ number, place }: { number: number; place: number }) {
  const [from, to] = [(place - 0.5) * pocketDegrees, (place + 0.5) * pocketDegrees]
  const ring = `M${at(from, 84)} A84 84 0 0 1 ${at(to, 84)} L${at(to, 50)} A50 50 0 0 0 ${at(from, 50)}Z`
  return (
    <>
      <path d={ring} fill={fills[colourOf(number)]} stroke="#d9b25f" strokeWidth=".7" />
      <text
        transform={`rotate(${place * pocketDegrees}) translate(0 -74)`}
        textAnchor="middle"
        fill="#fff6e0"
        fontSize="7.4"
        fontWeight="800"
      >
        {number}
      </text>
    </>
  )
}

const Metals = () => (
  <defs>
    <radialGradient id="bowl">
      <stop offset=".55" stopColor="#5b3215" />
      <stop offset=".86" stopColor="#7b461d" />
      <stop offset="1" stopColor="#2c1608" />
    </radialGradient>
    <radialGradient id="cone" cx=".42" cy=".36">
      <stop offset="0" stopColor="#b9803f" />
      <stop offset="1" stopColor="#4a280f" />
    </radialGradient>
    <linearGradient id="brass">
      <stop offset="0" stopColor="#8d6a25" />
      <stop offset=".5" stopColor="#f7e3a1" />
      <stop offset="1" stopColor="#8d6a25" />
    </linearGradient>
  </defs>
)

const Cone = () => (
  <>
    <circle r="50" fill="url(#cone)" />
    <circle r="50" fill="none" stroke="#d9b25f" strokeWidth="1.6" />
    <circle r="38" fill="none" stroke="#000" strokeOpacity=".22" strokeWidth="9" />
    {spokeTurns.map(turn => (
      <rect
        key={turn}
        x="-2.6"
        y="-34"
        width="5.2"
        height="68"
        rx="2.6"
        fill="url(#brass)"
        transform={`rotate(${turn})`}
      />
    ))}
    {knobTurns.map(turn => (
      <circle key={turn} r="4.6" cy="-34" fill="url(#brass)" transform={`rotate(${turn})`} />
    ))}
    <circle r="9" fill="url(#brass)" />
  </>
)

/** The bowl, the rotor with its pockets, and the ball. */
export const WheelDrawing = ({ rotor, ball }: { rotor: Ref<SVGGElement>; ball: Ref<SVGGElement> }) => (
  <svg viewBox="-100 -100 200 200" aria-hidden="true">
    <Metals />
    <circle r="99" fill="url(#bowl)" />
    <circle r="97" fill="none" stroke="#d9b25f" strokeWidth="1.4" />
    {studTurns.map(turn => (
      <path key={turn} d="M0 -94l2.4 4l-2.4 4l-2.4-4z" fill="#f0dfae" transform={`rotate(${turn})`} />
    ))}
    <g ref={rotor} className="rotor">
      <circle r="85" fill="#d9b25f" />
      {WHEEL_ORDER.map((number, place) => (
        <Pocket key={number} number={number} place={place} />
      ))}
      <Cone />
    </g>
    <g ref={ball} className="ball">
      <circle r="4.6" cy="-91" fill="#e9ecf1" />
      <circle r="1.6" cx="-1.4" cy="-92.4" fill="#fff" />
    </g>
  </svg>
)
