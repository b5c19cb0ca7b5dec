import { BRASS, type Pen } from '../../../kit/stage/paint.ts'
import type { Eye } from '../../../kit/stage/space.ts'
import { around, ring } from '../room/rings.ts'
import { ROTOR } from './pieces.ts'

/** The bowl that stands still: its rim, the track of the ball, the slope down to the turning part. */
export const BOWL = { rim: 2.02, track: 1.74, slope: ROTOR.edge + 0.02 }
const RIM_Z = 0.34
const TRACK_Z = 0.27

/** Height of the bowl's ground so far from its middle. */
export const groundAt = (r: number): number =>
  r <= BOWL.slope ? 0.04 : 0.04 + ((r - BOWL.slope) / (BOWL.track - BOWL.slope)) * (TRACK_Z - 0.04)

export const bowlSteps = (eye: Eye): ((pen: Pen) => void)[] => [
  pen => {
    pen.shadowColor = '#000000'
    pen.shadowBlur = eye.lens.unitPx * 0.4
    pen.shadowOffsetY = eye.lens.unitPx * 0.12
    pen.fillStyle = '#120702'
    pen.fill(ring(eye, BOWL.rim + 0.04, 0))
  },
  pen => {
    for (let i = 0; i <= 14; i++) {
      pen.fillStyle = wood(pen, eye, 0.55 + i * 0.03)
      pen.fill(ring(eye, BOWL.rim + 0.04 * Math.sin((i / 14) * Math.PI), (RIM_Z * i) / 14))
    }
    pen.fillStyle = wood(pen, eye, 1.15)
    pen.fill(ring(eye, BOWL.rim, RIM_Z))
    line(pen, eye, BOWL.rim - 0.01, RIM_Z, 0.035)
    line(pen, eye, BOWL.track + 0.1, RIM_Z, 0.02)
  },
  pen => {
    for (let i = 0; i <= 24; i++) {
      const r = BOWL.track + 0.08 - ((BOWL.track + 0.08 - BOWL.slope) * i) / 24
      pen.fillStyle = i < 6 ? wood(pen, eye, 0.42 + i * 0.1, Math.PI) : wood(pen, eye, 1.05 - i * 0.022, Math.PI)
      pen.fill(ring(eye, r, groundAt(Math.min(r, BOWL.track))))
    }
    line(pen, eye, BOWL.track - 0.09, groundAt(BOWL.track - 0.09), 0.014)
    line(pen, eye, BOWL.slope, 0.04, 0.03)
  },
  pen => {
    for (let i = 0; i < 8; i++) deflector(pen, eye, (i * Math.PI) / 4 + 0.2, i % 2 === 0)
    pen.fillStyle = '#000000'
    pen.fill(ring(eye, ROTOR.edge, 0.02))
  },
]

/** Polished mahogany around the bowl, as bright as wanted. */
function wood(pen: Pen, eye: Eye, light: number, from = 0): CanvasGradient {
  const tone = (r: number, g: number, b: number) =>
    `rgb(${[r, g, b].map(part => Math.min(255, Math.round(part * light))).join(' ')})`
  const stops = [
    [0, tone(70, 30, 13)],
    [0.14, tone(150, 78, 38)],
    [0.26, tone(92, 40, 17)],
    [0.5, tone(58, 24, 10)],
    [0.64, tone(176, 104, 56)],
    [0.7, tone(214, 146, 92)],
    [0.76, tone(150, 78, 38)],
    [1, tone(70, 30, 13)],
  ] as const
  return around(pen, eye, stops, from)
}

function line(pen: Pen, eye: Eye, r: number, z: number, width: number): void {
  pen.lineWidth = Math.max(1, width * eye.lens.unitPx)
  pen.strokeStyle = around(pen, eye, [
    [0, BRASS[1]],
    [0.15, BRASS[3]],
    [0.3, BRASS[1]],
    [0.55, BRASS[2]],
    [0.68, BRASS[4]],
    [0.8, BRASS[2]],
    [1, BRASS[1]],
  ])
  pen.stroke(ring(eye, r, z))
}

/** A small stud of brass on the slope, lying or upright. */
function deflector(pen: Pen, eye: Eye, angle: number, isUpright: boolean): void {
  const r = 1.58
  const [along, across] = isUpright ? [0.09, 0.03] : [0.03, 0.09]
  const at = (dr: number, dt: number, z: number) => {
    const [radius, turn] = [r + dr, angle + dt / r]
    return eye.see(radius * Math.cos(turn), radius * Math.sin(turn), groundAt(radius) + z)
  }
  const ends = [at(-along, 0, 0), at(0, across, 0), at(along, 0, 0), at(0, -across, 0)]
  const top = at(0, 0, 0.05)
  for (const [i, end] of ends.entries()) {
    const next = ends[(i + 1) % 4]!
    pen.beginPath()
    pen.moveTo(end.x, end.y)
    pen.lineTo(next.x, next.y)
    pen.lineTo(top.x, top.y)
    pen.closePath()
    pen.fillStyle = BRASS[[3, 2, 1, 2][i] as 3]
    pen.fill()
  }
}
