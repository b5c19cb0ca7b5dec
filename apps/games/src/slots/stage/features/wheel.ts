import type { JackpotName, WheelEvent } from '@baize/game-kit/events'
import type { WheelDefinition, WheelSegment } from '@baize/game-kit/models/wheel/definition'
import { Container, Graphics, Sprite } from 'pixi.js'
import type { Atlas } from '../atlas.ts'
import type { Layout } from '../layout.ts'
import { easeOut, type Loop } from '../loop.ts'
import { paintGlow } from '../paint/effects.ts'
import { type PaintedSegment, paintHub, paintLabels, paintPointer, paintRing } from '../paint/wheel.ts'
import type { Skin } from '../skin.ts'
import { jackpotColours } from './jackpots.ts'
import { angleOfNotch, restingAngle, turnsAt } from './wheel-turn.ts'

type RingName = WheelEvent['ring']

export interface WheelParts {
  rings: WheelDefinition['wheel']
  words: Readonly<Record<JackpotName, string>>
}

interface Ring {
  view: Container
  outer: number
  inner: number
  segments: readonly WheelSegment[]
  labels: Sprite
}

const wholeTurn = 2 * Math.PI
/** Radii as shares of the wheel's own. */
const shares = { outer: [1, 0.61], inner: [0.59, 0.19], hub: 0.2 } as const

/** The wheel of two rings over the reels. A ring stands still where the drawn notch is under the pointer. */
export class Wheel {
  readonly view = new Container()
  readonly #layout: Layout
  readonly #loop: Loop
  readonly #atlas: Atlas
  readonly #skin: Skin
  readonly #parts: WheelParts
  #rings: Readonly<Record<RingName, Ring>> | null = null

  constructor(layout: Layout, loop: Loop, atlas: Atlas, skin: Skin, parts: WheelParts) {
    this.#layout = layout
    this.#loop = loop
    this.#atlas = atlas
    this.#skin = skin
    this.#parts = parts
  }

  /** Turns a ring so that it stands on its notch when the time has passed. */
  spin(wheel: WheelEvent, lastsMs: number, isCalm: boolean): void {
    const ring = this.#open()[wheel.ring]
    const { view } = ring
    this.#light(wheel.ring)
    const end = this.#endOf(ring, wheel)
    if (isCalm) {
      view.rotation = end
      return
    }
    const start = view.rotation % wholeTurn
    const way = turnsAt(1) * wholeTurn + ((((end - start) % wholeTurn) + wholeTurn) % wholeTurn)
    this.#loop.tween(lastsMs, share => {
      if (!view.destroyed) view.rotation = start + (way * turnsAt(share)) / turnsAt(1)
    })
  }

  /** Lights the segment under the pointer and dims the others of its ring. */
  stop({ ring, segment }: WheelEvent, isCalm: boolean): void {
    const { view, outer, inner, segments } = this.#open()[ring]
    const first = segments.slice(0, segment).reduce((sum, { weight }) => sum + weight, 0)
    const [from, to] = [angleOfNotch(first), angleOfNotch(first + segments[segment]!.weight)]
    const others = sector(outer, inner, to, from + wholeTurn).fill({ color: this.#skin.deep, alpha: 0.55 })
    const light = sector(outer, inner, from, to).fill({ color: '#fff3c4', alpha: 0.4 })
    light.blendMode = 'add'
    view.addChild(others, light)
    if (isCalm) return
    this.#loop.tween(1_100, share => {
      if (light.destroyed) return
      others.alpha = easeOut(Math.min(1, share * 3))
      light.alpha = 0.55 + 0.45 * Math.cos(share * 2 * wholeTurn)
    })
  }

  /** Shows a ring as it stopped on an earlier visit. */
  standOn(wheel: WheelEvent): void {
    const ring = this.#open()[wheel.ring]
    ring.view.rotation = this.#endOf(ring, wheel)
    this.stop(wheel, true)
    this.#loop.dirty()
  }

  /** Where a ring comes to rest. Its labels turn at once to what reads upright there: a turning wheel is not read. */
  #endOf({ segments, labels, outer, inner }: Ring, wheel: WheelEvent): number {
    const end = restingAngle(
      wheel,
      segments.map(({ weight }) => weight),
    )
    labels.texture.destroy(true)
    labels.texture = paintLabels(outer, inner, this.#painted(segments), end)
    return end
  }

  close(): void {
    this.#rings = null
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#loop.dirty()
  }

  #open(): Readonly<Record<RingName, Ring>> {
    if (this.#rings) return this.#rings
    const { width, height, frame, strip, title } = this.#layout
    const top = (strip ? strip.y + strip.height : title.y + title.size) + 12
    const radius = Math.min((height - top - 8) / 2, width * 0.475)
    const { rings } = this.#parts
    const outer = this.#ring(rings.outer, radius, shares.outer)
    const inner = this.#ring(rings.inner, radius, shares.inner)
    this.view.position.set(width / 2, Math.max(top + radius, Math.min(height - radius - 8, frame.y + frame.height / 2)))
    const [shadow, glow] = [paintGlow(radius * 1.55, '#000000'), paintGlow(radius * 1.35, this.#skin.glow)].map(
      texture => {
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        return sprite
      },
    ) as [Sprite, Sprite]
    glow.alpha = 0.5
    this.view.addChild(shadow, glow, outer.view, inner.view, ...this.#middle(radius))
    this.#rings = { outer, inner }
    this.#loop.tween(260, share => {
      if (this.#rings) this.view.alpha = share
    })
    return this.#rings
  }

  #ring(segments: readonly WheelSegment[], radius: number, [outerShare, innerShare]: readonly [number, number]): Ring {
    const [outer, inner] = [radius * outerShare, radius * innerShare]
    const view = new Container()
    const painted = this.#painted(segments)
    const face = new Sprite(paintRing(outer, inner, painted, this.#skin))
    const labels = new Sprite(paintLabels(outer, inner, painted, 0))
    for (const sprite of [face, labels]) sprite.anchor.set(0.5)
    view.addChild(face, labels)
    return { view, outer, inner, segments, labels }
  }

  #painted(segments: readonly WheelSegment[]): PaintedSegment[] {
    const { mid, edge, centre, metal } = this.#skin
    const plain = [mid, edge, centre]
    return segments.map(({ weight, multiple, jackpot }, i) => {
      if (jackpot) return { weight, label: this.#parts.words[jackpot].toUpperCase(), colour: jackpotColours[jackpot] }
      if (multiple === 0) return { weight, label: '▼', colour: metal[1] }
      return { weight, label: `×${multiple}`, colour: plain[i % plain.length]! }
    })
  }

  #middle(radius: number): Sprite[] {
    const hub = new Sprite(paintHub(radius * shares.hub, this.#skin))
    const seal = new Sprite(this.#atlas.still('B'))
    for (const sprite of [hub, seal]) sprite.anchor.set(0.5)
    seal.setSize(radius * shares.hub * 1.5)
    const width = Math.max(26, radius * 0.13)
    const pointer = new Sprite(paintPointer(width, width * 1.5, this.#skin))
    pointer.anchor.set(0.5, 0)
    pointer.y = -radius - width * 0.55
    return [hub, seal, pointer]
  }

  /** The inner ring stands back until it is in play. */
  #light(ring: RingName): void {
    const rings = this.#open()
    rings.inner.view.tint = ring === 'inner' ? '#ffffff' : '#8a8a8a'
  }
}

function sector(outer: number, inner: number, from: number, to: number): Graphics {
  const quarter = Math.PI / 2
  return new Graphics()
    .arc(0, 0, outer * 0.955, from - quarter, to - quarter)
    .arc(0, 0, inner, to - quarter, from - quarter, true)
    .closePath()
}
