import { createFields } from '../picture.ts'

/** A picture that has not come back after so long is given up for the flat view. */
const givenUpAfterMs = 6_000

interface LossCalls {
  lost(): void
  /** The browser can draw again, and everything that was drawn once is to be drawn anew. */
  restored(): void
  /** It does not come back: the page goes on without it. */
  givenUp(): void
}

/**
 * Knows when the browser has taken the graphics of the page's one stage away, as phones do for an app that needs the memory. Meanwhile no
 * stake is taken, since its player could not see what it brings.
 */
class PictureLoss {
  readonly picture = createFields<{ state: 'whole' | 'lost' | 'given-up' }>({ state: 'whole' })

  get isLost(): boolean {
    return this.picture.read().state === 'lost'
  }

  /** Follows the canvas of a stage until the returned call. */
  follow(canvas: HTMLCanvasElement, calls: LossCalls): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lost = (event: Event): void => {
      // Without this the browser never gives it back.
      event.preventDefault()
      clearTimeout(timer)
      timer = setTimeout(() => {
        this.picture.tell({ state: 'given-up' })
        calls.givenUp()
      }, givenUpAfterMs)
      this.picture.tell({ state: 'lost' })
      calls.lost()
    }
    const restored = (): void => {
      clearTimeout(timer)
      if (!this.isLost) return
      this.picture.tell({ state: 'whole' })
      calls.restored()
    }
    canvas.addEventListener('webglcontextlost', lost)
    canvas.addEventListener('webglcontextrestored', restored)
    return () => {
      clearTimeout(timer)
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      if (this.isLost) this.picture.tell({ state: 'whole' })
    }
  }
}

export const pictureLoss = new PictureLoss()
