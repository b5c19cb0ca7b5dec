import { createRef, useLayoutEffect } from 'react'

type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void

/** A canvas that fills its box in device pixels, twice as fine at most; drawings use CSS pixels. */
export class CanvasBox {
  readonly #canvas = createRef<HTMLCanvasElement>()
  readonly #draw: Draw

  constructor(draw: Draw) {
    this.#draw = draw
  }

  readonly View = () => {
    useLayoutEffect(() => {
      const observer = new ResizeObserver(() => this.draw())
      observer.observe(this.#canvas.current!.parentElement!)
      return () => observer.disconnect()
    }, [])
    return (
      <div className="canvas-box">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing on a canvas takes the focus */}
        <canvas ref={this.#canvas} aria-hidden="true" />
      </div>
    )
  }

  draw(): void {
    const canvas = this.#canvas.current
    const pen = canvas?.getContext('2d')
    const { clientWidth: width, clientHeight: height } = canvas?.parentElement ?? { clientWidth: 0, clientHeight: 0 }
    if (!canvas || !pen || width === 0 || height === 0) return
    const fine = Math.min(2, devicePixelRatio)
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide
      canvas.height = high
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
