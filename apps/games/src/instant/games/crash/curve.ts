import { CanvasBox } from '../../canvas-box.tsx'

export interface CurveState {
  /** Multiple of one at a moment, in milliseconds. */
  multipleAt(elapsedMs: number): number
  elapsedMs: number
  /** Where the player left, if so: the mark stays on the curve. */
  leftAtMs: number | null
  isEnded: boolean
}

const leastMs = 8_000
const leastTop = 2

/** The climb as a curve that its axes follow. */
export class Curve {
  readonly box: CanvasBox
  readonly #accent: string
  state: CurveState | null = null

  constructor(accent: string) {
    this.#accent = accent
    this.box = new CanvasBox((pen, width, height) => this.#draw(pen, width, height))
  }

  #draw(pen: CanvasRenderingContext2D, width: number, height: number): void {
    const { state } = this
    const now = state?.elapsedMs ?? 0
    const multiple = state?.multipleAt(now) ?? 1
    const spanMs = Math.max(leastMs, now * 1.12)
    const top = Math.max(leastTop, 1 + (multiple - 1) * 1.28)
    const [left, base] = [54, height - 34]
    const x = (ms: number) => left + (ms / spanMs) * (width - left - 26)
    const y = (value: number) => base - ((value - 1) / (top - 1)) * (base - 34)
    this.#axes(pen, { width, top, spanMs, left, base, x, y })
    if (!state) return
    const path = new Path2D()
    path.moveTo(x(0), y(1))
    for (let i = 1; i <= 90; i++) path.lineTo(x((now * i) / 90), y(state.multipleAt((now * i) / 90)))
    const area = new Path2D(path)
    area.lineTo(x(now), base)
    area.lineTo(left, base)
    const isLost = state.isEnded && state.leftAtMs === null
    const colour = isLost ? '#ff6b57' : this.#accent
    const fade = pen.createLinearGradient(0, y(multiple), 0, base)
    fade.addColorStop(0, `${colour}77`)
    fade.addColorStop(1, `${colour}05`)
    pen.fillStyle = fade
    pen.fill(area)
    pen.lineWidth = 5
    pen.lineCap = pen.lineJoin = 'round'
    pen.strokeStyle = colour
    pen.stroke(path)
    if (state.leftAtMs !== null) this.#mark(pen, x(state.leftAtMs), y(state.multipleAt(state.leftAtMs)), '#6ff0b0')
    this.#mark(pen, x(now), y(multiple), colour)
  }

  #mark(pen: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
    pen.save()
    pen.shadowColor = colour
    pen.shadowBlur = 22
    pen.beginPath()
    pen.arc(x, y, 10, 0, 7)
    pen.fillStyle = colour
    pen.fill()
    pen.restore()
    pen.beginPath()
    pen.arc(x, y, 4.5, 0, 7)
    pen.fillStyle = '#fff'
    pen.fill()
  }

  #axes(
    pen: CanvasRenderingContext2D,
    at: {
      width: number
      top: number
      spanMs: number
      left: number
      base: number
      x(ms: number): number
      y(value: number): number
    },
  ): void {
    pen.strokeStyle = 'rgb(255 255 255 / 13%)'
    pen.fillStyle = 'rgb(255 246 224 / 66%)'
    pen.lineWidth = 1
    pen.font = '700 12px "Manrope Variable", sans-serif'
    pen.textAlign = 'right'
    const step = niceStep((at.top - 1) / 4)
    for (let value = 1; value <= at.top; value += step) {
      pen.beginPath()
      pen.moveTo(at.left, at.y(value))
      pen.lineTo(at.width - 10, at.y(value))
      pen.stroke()
      pen.fillText(`${value.toFixed(step < 1 ? 1 : 0)}×`, at.left - 8, at.y(value) + 4)
    }
    pen.textAlign = 'center'
    const stepMs = niceStep(at.spanMs / 5_000) * 1_000
    for (let ms = stepMs; ms <= at.spanMs; ms += stepMs) pen.fillText(`${ms / 1_000} s`, at.x(ms), at.base + 22)
  }
}

/** 0.5, 1, 2, 5, 10, ... at or above a length. */
function niceStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(length, 0.1)))
  return [0.5, 1, 2, 5, 10].map(factor => factor * power).find(step => step >= length) ?? 10 * power
}
