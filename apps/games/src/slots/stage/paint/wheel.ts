import type { Texture } from 'pixi.js'
import { titleFont } from '../../title-face.ts'
import { angleOfNotch, labelTurn, NOTCHES } from '../features/wheel-turn.ts'
import type { Skin } from '../skin.ts'
import { alpha, paint, radial, vertical } from './paint.ts'

/** A part of a ring as it is painted; its arc is its share of the 64 notches. */
export interface PaintedSegment {
  weight: number
  label: string
  colour: string
}

const wholeTurn = 2 * Math.PI

const rimOf = (outer: number): number => Math.max(5, outer * 0.045)

/** A ring of the wheel: arcs in proportion to the weights, notch 0 at the top, in a metal rim with a stud a notch. */
export function paintRing(outer: number, inner: number, segments: readonly PaintedSegment[], skin: Skin): Texture {
  const rim = rimOf(outer)
  return paint(outer * 2, outer * 2, context => {
    context.translate(outer, outer)
    disc(context, outer, skin)
    context.save()
    context.rotate(-Math.PI / 2)
    let notch = 0
    for (const segment of segments) {
      const [from, to] = [angleOfNotch(notch), angleOfNotch(notch + segment.weight)]
      arc(context, outer - rim, inner, from, to)
      context.fillStyle = radial(context, 0, 0, outer, [
        [inner / outer, '#000000'],
        [inner / outer + 0.12, segment.colour],
        [0.9, segment.colour],
        [1, '#ffffff'],
      ])
      context.fill()
      context.strokeStyle = skin.metal[2]
      context.lineWidth = Math.max(1.5, outer * 0.008)
      context.stroke()
      notch += segment.weight
    }
    studs(context, outer - rim / 2, rim * 0.24, skin)
    context.restore()
  })
}

/** The labels of a ring, which read upright where the ring stands at an angle. */
export function paintLabels(
  outer: number,
  inner: number,
  segments: readonly PaintedSegment[],
  standing: number,
): Texture {
  return paint(outer * 2, outer * 2, context => {
    context.translate(outer, outer)
    context.rotate(-Math.PI / 2)
    let notch = 0
    for (const segment of segments) {
      const middle = angleOfNotch(notch + segment.weight / 2)
      label(context, segment, middle, standing, outer - rimOf(outer), inner)
      notch += segment.weight
    }
  })
}

function disc(context: CanvasRenderingContext2D, r: number, { metal }: Skin): void {
  const [dark, low, mid, light] = metal
  context.beginPath()
  context.arc(0, 0, r - 1, 0, wholeTurn)
  const body = context.createLinearGradient(-r, -r, r, r)
  for (const [at, colour] of [
    [0, light],
    [0.25, mid],
    [0.5, low],
    [0.75, mid],
    [1, dark],
  ] as const)
    body.addColorStop(at, colour)
  context.fillStyle = body
  context.fill()
  context.strokeStyle = alpha(dark, 0.9)
  context.lineWidth = 2
  context.stroke()
}

function arc(context: CanvasRenderingContext2D, outer: number, inner: number, from: number, to: number): void {
  context.beginPath()
  context.arc(0, 0, outer, from, to)
  context.arc(0, 0, inner, to, from, true)
  context.closePath()
}

/** Letters across a wide arc, or along the radius of a narrow one. */
function label(
  context: CanvasRenderingContext2D,
  { label: text, weight }: PaintedSegment,
  middle: number,
  standing: number,
  outer: number,
  inner: number,
): void {
  const depth = outer - inner
  const radius = inner + depth * 0.56
  const room = angleOfNotch(weight) * radius
  let size = depth * 0.3
  const font = () => `800 ${size}px ${titleFont}`
  context.save()
  context.font = font()
  const isWide = context.measureText(text).width < room * 0.86
  size = isWide ? size : Math.min(room * 0.72, depth * 0.26)
  context.font = font()
  const width = context.measureText(text).width
  if (!isWide && width > depth * 0.86) size *= (depth * 0.86) / width
  context.font = font()
  context.rotate(middle)
  context.translate(radius, 0)
  context.rotate(labelTurn(middle + standing, isWide))
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.strokeStyle = '#000000b0'
  context.lineWidth = Math.max(2, size * 0.16)
  context.strokeText(text, 0, 0)
  context.fillStyle = '#fff8dc'
  context.fillText(text, 0, 0)
  context.restore()
}

function studs(context: CanvasRenderingContext2D, r: number, size: number, { metal }: Skin): void {
  for (let notch = 0; notch < NOTCHES; notch++) {
    const angle = angleOfNotch(notch)
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r]
    context.beginPath()
    context.arc(x, y, size, 0, wholeTurn)
    context.fillStyle = notch % 8 === 0 ? '#fffbe6' : metal[0]
    context.fill()
  }
}

/** The pointer at the top of the wheel, its tip downwards at the middle of its lower edge. */
export function paintPointer(width: number, height: number, skin: Skin): Texture {
  const [dark, low, mid, light] = skin.metal
  return paint(width, height, context => {
    context.shadowColor = '#000000b0'
    context.shadowBlur = 6
    context.beginPath()
    context.moveTo(width * 0.08, height * 0.1)
    context.quadraticCurveTo(width * 0.5, -height * 0.06, width * 0.92, height * 0.1)
    context.lineTo(width * 0.5, height * 0.94)
    context.closePath()
    context.fillStyle = vertical(context, 0, height, [
      [0, light],
      [0.4, mid],
      [0.8, low],
      [1, dark],
    ])
    context.fill()
    context.shadowBlur = 0
    context.strokeStyle = dark
    context.lineWidth = 1.5
    context.stroke()
    context.beginPath()
    context.arc(width * 0.5, height * 0.3, width * 0.18, 0, wholeTurn)
    context.fillStyle = skin.accent
    context.fill()
    context.stroke()
  })
}

/** The hub that the inner ring turns around. */
export function paintHub(radius: number, skin: Skin): Texture {
  return paint(radius * 2, radius * 2, context => {
    context.translate(radius, radius)
    disc(context, radius, skin)
    context.beginPath()
    context.arc(0, 0, radius * 0.84, 0, wholeTurn)
    context.fillStyle = radial(context, 0, -radius * 0.2, radius, [
      [0, skin.mid],
      [1, skin.deep],
    ])
    context.fill()
  })
}
