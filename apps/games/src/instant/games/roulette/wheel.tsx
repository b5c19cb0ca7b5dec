import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import { createRef, useLayoutEffect } from 'react'
import { createFields } from '../../../kit/picture.ts'
import { pocketDegrees, WheelDrawing } from './wheel-drawing.tsx'

const spinMs = 4_600

/** The wheel: it turns one way and the ball the other, and they meet at the pocket that was drawn. */
export class Wheel {
  readonly #rotor = createRef<SVGGElement>()
  readonly #ball = createRef<SVGGElement>()
  readonly #fields = createFields<{ fallen: number | null }>({ fallen: null })
  #rotorDegrees = 0

  readonly View = () => {
    const { fallen } = this.#fields.use()
    useLayoutEffect(() => this.#rest(0), [])
    return (
      <div className="wheel">
        <WheelDrawing rotor={this.#rotor} ball={this.#ball} />
        <p className="badge" aria-hidden="true" data-colour={fallen === null ? undefined : colourOf(fallen)}>
          {fallen}
        </p>
      </div>
    )
  }

  /** Turns until the ball lies in the pocket of a number. */
  async spin(number: number, isCalm: boolean): Promise<void> {
    this.clear()
    const pocketAt = WHEEL_ORDER.indexOf(number) * pocketDegrees
    const from = this.#rotorDegrees
    this.#rotorDegrees = from - 720 - 140
    const [rotor, ball] = [this.#rotor.current, this.#ball.current]
    if (!isCalm && rotor && ball) {
      const ballTo = this.#rotorDegrees + pocketAt
      const ballFrom = ballTo - 1_980 - ((ballTo - from) % 360)
      const turns = [turn(rotor, from, this.#rotorDegrees), roll(ball, ballFrom, ballTo)]
      await Promise.all(turns.map(({ finished }) => finished))
      for (const each of turns) each.cancel()
    }
    this.#rest(pocketAt)
    this.#fields.tell({ fallen: number })
  }

  clear(): void {
    this.#fields.tell({ fallen: null })
  }

  #rest(pocketAt: number): void {
    this.#rotorDegrees %= 360
    const [rotor, ball] = [this.#rotor.current, this.#ball.current]
    if (!rotor || !ball) return
    rotor.style.rotate = `${this.#rotorDegrees}deg`
    ball.style.rotate = `${this.#rotorDegrees + pocketAt}deg`
    ball.style.scale = '0.64'
  }
}

const turn = (rotor: SVGGElement, from: number, to: number): Animation =>
  rotor.animate([{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
    duration: spinMs,
    easing: 'cubic-bezier(0.2, 0.5, 0.3, 1)',
    fill: 'both',
  })

/** The ball runs along the rim, loses its height and drops into its pocket. */
const roll = (ball: SVGGElement, from: number, to: number): Animation =>
  ball.animate(
    [
      { rotate: `${from}deg`, scale: 1 },
      { rotate: `${from + (to - from) * 0.9}deg`, scale: 1, offset: 0.62 },
      { rotate: `${from + (to - from) * 0.97}deg`, scale: 0.8, offset: 0.76 },
      { rotate: `${from + (to - from) * 0.985}deg`, scale: 0.74, offset: 0.83 },
      { rotate: `${to}deg`, scale: 0.64 },
    ],
    { duration: spinMs, easing: 'linear', fill: 'both' },
  )
