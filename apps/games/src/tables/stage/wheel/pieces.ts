import { type Segment, WHEEL_DEFINITIONS } from '@baize/game-kit/tables/wheel/definition'
import type { Piece } from '../../../kit/stage/atlas.ts'
import { alpha, BRASS, box, brass, disc, globe, linear, type Pen, radial, stageFont } from '../../../kit/stage/paint.ts'
import { WHEEL_COLOURS } from '../../names/wheel-colours.ts'
import type { Size } from '../scene.ts'
import { SEGMENT_ANGLE } from './wheel-steps.ts'

export const SEGMENTS = WHEEL_DEFINITIONS[0]!.segments

/** Places of the two multipliers on the wheel. */
export const MULTIPLIERS = SEGMENTS.flatMap((segment, place) => (typeof segment === 'number' ? [] : [place]))

/** The wheel stands so high that its upper half fills the stage. */
export function wheelPlace({ width, height }: Size) {
  const r = Math.min(height * 0.9, width * 0.5)
  return { x: width / 2, y: height * 0.19 + r, r }
}

export function wheelPieces(size: Size): Piece[] {
  const { r } = wheelPlace(size)
  return [
    { name: 'disc', width: 2 * r, height: 2 * r, draw: pen => drawDisc(pen, r) },
    { name: 'disc-blur', width: r, height: r, draw: pen => drawBlur(pen, r / 2) },
    { name: 'disc-light', width: 200, height: 200, draw: drawLight },
    { name: 'shutter', width: r * 0.11, height: r * 0.5, draw: pen => drawShutter(pen, r) },
    { name: 'beam', width: r * 0.13, height: r * 0.6, draw: pen => drawBeam(pen, r) },
    { name: 'flapper', width: 44, height: 100, draw: drawFlapper },
    { name: 'plaque', width: 190, height: 96, draw: drawPlaque },
  ]
}

function segment(pen: Pen, from: number, to: number, inner: number, outer: number): void {
  pen.beginPath()
  pen.arc(0, 0, outer, from, to)
  pen.arc(0, 0, inner, to, from, true)
  pen.closePath()
}

/** The wheel, its first segment clockwise from the top. */
function drawDisc(pen: Pen, r: number): void {
  pen.translate(r, r)
  pen.rotate(-Math.PI / 2)
  disc(pen, 0, 0, r - 0.5, brass(pen, [-r, -r], [r, r]))
  disc(pen, 0, 0, r * 0.93, '#120a05')
  for (const [i, value] of SEGMENTS.entries()) {
    const from = i * SEGMENT_ANGLE
    segment(pen, from, from + SEGMENT_ANGLE, r * 0.44, r * 0.925)
    pen.fillStyle = radial(pen, 0, 0, r * 0.925, [
      [0.47, '#000000'],
      [0.52, WHEEL_COLOURS[value]],
      [0.86, WHEEL_COLOURS[value]],
      [1, alpha(WHEEL_COLOURS[value], 0.72)],
    ])
    pen.fill()
    pen.save()
    pen.rotate(from + SEGMENT_ANGLE / 2)
    pen.translate(r * 0.845, 0)
    pen.rotate(Math.PI / 2)
    label(pen, value, r)
    pen.restore()
  }
  pen.lineWidth = Math.max(1, r * 0.005)
  pen.strokeStyle = BRASS[2]
  for (let i = 0; i < SEGMENTS.length; i++) {
    const [cos, sin] = [Math.cos(i * SEGMENT_ANGLE), Math.sin(i * SEGMENT_ANGLE)]
    pen.beginPath()
    pen.moveTo(cos * r * 0.44, sin * r * 0.44)
    pen.lineTo(cos * r * 0.93, sin * r * 0.93)
    pen.stroke()
    const [x, y, peg] = [cos * r * 0.962, sin * r * 0.962, r * 0.016]
    disc(pen, x, y, peg + 1, '#2a1606')
    disc(
      pen,
      x,
      y,
      peg,
      globe(pen, x, y, peg, [
        [0, '#ffffff'],
        [0.4, BRASS[3]],
        [1, BRASS[1]],
      ]),
    )
  }
  for (const share of [0.93, 0.44]) {
    pen.beginPath()
    pen.arc(0, 0, r * share, 0, 7)
    pen.lineWidth = r * 0.012
    pen.strokeStyle = BRASS[2]
    pen.stroke()
  }
  disc(
    pen,
    0,
    0,
    r * 0.435,
    radial(pen, 0, 0, r * 0.44, [
      [0, '#5a2a12'],
      [0.6, '#3a180a'],
      [1, '#120703'],
    ]),
  )
  disc(pen, 0, 0, r * 0.2, brass(pen, [-r * 0.2, -r * 0.2], [r * 0.2, r * 0.2]))
}

function label(pen: Pen, value: Segment, r: number): void {
  const text = typeof value === 'number' ? String(value) : `×${value.slice(1)}`
  const size = r * (text.length > 1 ? 0.056 : 0.078)
  pen.font = `800 ${size}px ${stageFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.16
  pen.strokeStyle = '#00000080'
  pen.strokeText(text, 0, 0)
  pen.fillStyle = typeof value === 'number' ? '#fffaf0' : '#ffe08a'
  pen.fillText(text, 0, 0)
}

/** The wheel as it looks at speed: its colours run into one another. */
function drawBlur(pen: Pen, r: number): void {
  pen.translate(r, r)
  pen.rotate(-Math.PI / 2)
  disc(pen, 0, 0, r - 0.5, brass(pen, [-r, -r], [r, r]))
  disc(pen, 0, 0, r * 0.93, '#120a05')
  const copies = 6
  pen.globalAlpha = 1 / copies + 0.12
  for (let copy = 0; copy < copies; copy++)
    for (const [i, value] of SEGMENTS.entries()) {
      const from = (i + (copy - copies / 2) * 0.34) * SEGMENT_ANGLE
      segment(pen, from, from + SEGMENT_ANGLE, r * 0.44, r * 0.925)
      pen.fillStyle = WHEEL_COLOURS[value]
      pen.fill()
    }
  pen.globalAlpha = 1
  disc(pen, 0, 0, r * 0.435, '#2a1208')
}

function drawLight(pen: Pen): void {
  const gradient = pen.createConicGradient(-Math.PI / 2 - 0.9, 100, 100)
  for (const [at, colour] of [
    [0, '#ffffff00'],
    [0.08, '#fff2cf52'],
    [0.15, '#ffffff00'],
    [0.24, '#fff2cf2b'],
    [0.34, '#00000052'],
    [0.5, '#00000070'],
    [0.8, '#00000060'],
    [1, '#ffffff00'],
  ] as const)
    gradient.addColorStop(at, colour)
  disc(pen, 100, 100, 99, gradient)
}

/** A slat of steel as wide as a segment, its outer end at the top. */
function drawShutter(pen: Pen, r: number): void {
  const [width, height] = [r * 0.11, r * 0.5]
  const wide = r * 0.925 * SEGMENT_ANGLE
  const narrow = r * 0.44 * SEGMENT_ANGLE
  pen.beginPath()
  pen.moveTo((width - wide) / 2, 2)
  pen.lineTo((width + wide) / 2, 2)
  pen.lineTo((width + narrow) / 2, height - 2)
  pen.lineTo((width - narrow) / 2, height - 2)
  pen.closePath()
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [width, 0],
    [
      [0, '#4c525c'],
      [0.4, '#c8ced8'],
      [0.55, '#8b929e'],
      [1, '#33383f'],
    ],
  )
  pen.fill()
  pen.clip()
  for (let y = 0; y < height; y += 9) {
    pen.fillStyle = '#00000050'
    pen.fillRect(0, y, width, 2)
    pen.fillStyle = '#ffffff50'
    pen.fillRect(0, y + 2, width, 1)
  }
}

function drawBeam(pen: Pen, r: number): void {
  const [width, height] = [r * 0.13, r * 0.6]
  const wide = r * 0.93 * SEGMENT_ANGLE
  pen.beginPath()
  pen.moveTo((width - wide) / 2, 0)
  pen.lineTo((width + wide) / 2, 0)
  pen.lineTo(width / 2 + wide * 0.24, height)
  pen.lineTo(width / 2 - wide * 0.24, height)
  pen.closePath()
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, height],
    [
      [0, '#fff6d0c0'],
      [0.5, '#fff0b060'],
      [1, '#fff0b000'],
    ],
  )
  pen.fill()
}

/** A flapper of leather in a brass mount; it turns about its upper end. */
function drawFlapper(pen: Pen): void {
  pen.shadowColor = '#000000b0'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 4
  pen.beginPath()
  pen.moveTo(11, 18)
  pen.lineTo(33, 18)
  pen.quadraticCurveTo(29, 66, 22, 96)
  pen.quadraticCurveTo(15, 66, 11, 18)
  pen.fillStyle = linear(
    pen,
    [10, 0],
    [34, 0],
    [
      [0, '#5c0e18'],
      [0.4, '#e0394a'],
      [0.6, '#b51f30'],
      [1, '#4a0a12'],
    ],
  )
  pen.fill()
  pen.lineWidth = 1.5
  pen.strokeStyle = BRASS[3]
  pen.stroke()
  disc(pen, 22, 20, 17, brass(pen, [5, 3], [39, 37]))
  disc(
    pen,
    22,
    20,
    9,
    globe(pen, 22, 20, 9, [
      [0, '#ffffff'],
      [0.4, BRASS[2]],
      [1, BRASS[0]],
    ]),
  )
}

function drawPlaque(pen: Pen): void {
  pen.shadowColor = '#000000c0'
  pen.shadowBlur = 12
  pen.shadowOffsetY = 4
  box(pen, 10, 8, 170, 76, 38)
  pen.fillStyle = brass(pen, [10, 8], [180, 84])
  pen.fill()
  pen.shadowColor = 'transparent'
  box(pen, 14, 12, 162, 68, 34)
  pen.fillStyle = linear(
    pen,
    [0, 12],
    [0, 80],
    [
      [0, '#3a1440'],
      [0.5, '#17061c'],
      [1, '#2c0f33'],
    ],
  )
  pen.fill()
}
