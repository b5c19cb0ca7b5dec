import { element } from '../client/dom.ts'

/** A canvas that fills its box in device pixels, twice as fine at most; drawings use CSS pixels. */
export class CanvasBox {
  readonly view = element('div', { class: 'canvas-box' })
  readonly #canvas = element('canvas', { 'aria-hidden': 'true' })
  readonly #draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void

  constructor(draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void) {
    this.#draw = draw
    this.view.append(this.#canvas)
    new ResizeObserver(() => this.draw()).observe(this.view)
  }

  draw(): void {
    const { clientWidth: width, clientHeight: height } = this.view
    const pen = this.#canvas.getContext('2d')
    if (!pen || width === 0 || height === 0) return
    const fine = Math.min(2, devicePixelRatio)
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    if (this.#canvas.width !== wide || this.#canvas.height !== high) {
      this.#canvas.width = wide
      this.#canvas.height = high
    }
    pen.setTransform(fine, 0, 0, fine, 0, 0)
    pen.clearRect(0, 0, width, height)
    this.#draw(pen, width, height)
  }
}

/** Calls with the milliseconds since the start, once a frame, up to the last one. A hidden page goes straight to its end. */
export function animate(lastsMs: number, step: (elapsedMs: number) => void): Promise<void> {
  const startMs = performance.now()
  return new Promise(resolve => {
    const frame = () => {
      const elapsedMs = performance.now() - startMs
      if (elapsedMs >= lastsMs || document.hidden) {
        step(lastsMs)
        resolve()
        return
      }
      step(elapsedMs)
      requestAnimationFrame(frame)
    }
    frame()
  })
}
