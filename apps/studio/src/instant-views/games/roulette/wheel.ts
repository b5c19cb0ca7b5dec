import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import { element } from '../../../client/dom.ts'

const pocketDegrees = 360 / WHEEL_ORDER.length
const fills = { red: '#b3202f', black: '#15171b', green: '#0f7a4f' }

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function pocket(number: number, i: number): string {
  const [from, to] = [(i - 0.5) * pocketDegrees, (i + 0.5) * pocketDegrees]
  const ring = `M${at(from, 84)} A84 84 0 0 1 ${at(to, 84)} L${at(to, 50)} A50 50 0 0 0 ${at(from, 50)}Z`
  return (
    `<path d="${ring}" fill="${fills[colourOf(number)]}" stroke="#d9b25f" stroke-width=".7"/>` +
    `<text transform="rotate(${i * pocketDegrees}) translate(0 -74)" text-anchor="middle" fill="#fff6e0" font-size="7.4" font-weight="800">${number}</text>`
  )
}

const spokes = [0, 90].map(
  turn => `<rect x="-2.6" y="-34" width="5.2" height="68" rx="2.6" fill="url(#brass)" transform="rotate(${turn})"/>`,
)
const knobs = [0, 90, 180, 270].map(turn => `<circle r="4.6" cy="-34" fill="url(#brass)" transform="rotate(${turn})"/>`)
const studs = Array.from(
  { length: 8 },
  (_, i) => `<path d="M0 -94l2.4 4l-2.4 4l-2.4-4z" fill="#f0dfae" transform="rotate(${i * 45 + 22.5})"/>`,
)

const drawing = `<svg viewBox="-100 -100 200 200" aria-hidden="true">
  <defs>
    <radialGradient id="bowl"><stop offset=".55" stop-color="#5b3215"/><stop offset=".86" stop-color="#7b461d"/><stop offset="1" stop-color="#2c1608"/></radialGradient>
    <radialGradient id="cone" cx=".42" cy=".36"><stop offset="0" stop-color="#b9803f"/><stop offset="1" stop-color="#4a280f"/></radialGradient>
    <linearGradient id="brass"><stop offset="0" stop-color="#8d6a25"/><stop offset=".5" stop-color="#f7e3a1"/><stop offset="1" stop-color="#8d6a25"/></linearGradient>
  </defs>
  <circle r="99" fill="url(#bowl)"/><circle r="97" fill="none" stroke="#d9b25f" stroke-width="1.4"/>${studs.join('')}
  <g class="rotor"><circle r="85" fill="#d9b25f"/>${WHEEL_ORDER.map(pocket).join('')}
    <circle r="50" fill="url(#cone)"/><circle r="50" fill="none" stroke="#d9b25f" stroke-width="1.6"/>
    <circle r="38" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"/>${spokes.join('')}${knobs.join('')}<circle r="9" fill="url(#brass)"/>
  </g>
  <g class="ball"><circle r="4.6" cy="-91" fill="#e9ecf1"/><circle r="1.6" cx="-1.4" cy="-92.4" fill="#fff"/></g>
</svg>`

const spinMs = 4_600

/** The wheel: it turns one way and the ball the other, and they meet at the pocket that was drawn. */
export class Wheel {
  readonly view = element('div', { class: 'wheel' })
  readonly #rotor: SVGGElement
  readonly #ball: SVGGElement
  readonly #badge = element('p', { class: 'badge', 'aria-hidden': 'true' })
  #rotorDegrees = 0

  constructor() {
    this.view.innerHTML = drawing
    this.#rotor = this.view.querySelector('.rotor')!
    this.#ball = this.view.querySelector('.ball')!
    this.view.append(this.#badge)
    this.#rest(0)
  }

  /** Turns until the ball lies in the pocket of a number. */
  async spin(number: number, isCalm: boolean): Promise<void> {
    this.clear()
    const pocketAt = WHEEL_ORDER.indexOf(number) * pocketDegrees
    const from = this.#rotorDegrees
    this.#rotorDegrees = from - 720 - 140
    const ballTo = this.#rotorDegrees + pocketAt
    const ballFrom = ballTo - 1_980 - ((ballTo - from) % 360)
    if (!isCalm) {
      const slowly = { duration: spinMs, easing: 'cubic-bezier(0.12, 0.62, 0.18, 1)', fill: 'both' } as const
      const rotor = this.#rotor.animate([{ rotate: `${from}deg` }, { rotate: `${this.#rotorDegrees}deg` }], {
        ...slowly,
        easing: 'cubic-bezier(0.2, 0.5, 0.3, 1)',
      })
      const ball = this.#ball.animate(
        [
          { rotate: `${ballFrom}deg`, scale: 1 },
          { rotate: `${ballFrom + (ballTo - ballFrom) * 0.9}deg`, scale: 1, offset: 0.62 },
          { rotate: `${ballFrom + (ballTo - ballFrom) * 0.97}deg`, scale: 0.8, offset: 0.76 },
          { rotate: `${ballFrom + (ballTo - ballFrom) * 0.985}deg`, scale: 0.74, offset: 0.83 },
          { rotate: `${ballTo}deg`, scale: 0.64 },
        ],
        { ...slowly, easing: 'linear' },
      )
      await Promise.all([rotor.finished, ball.finished])
      rotor.cancel()
      ball.cancel()
    }
    this.#rest(pocketAt)
    this.#badge.textContent = String(number)
    this.#badge.dataset.colour = colourOf(number)
  }

  clear(): void {
    this.#badge.textContent = ''
    delete this.#badge.dataset.colour
  }

  #rest(pocketAt: number): void {
    this.#rotorDegrees %= 360
    this.#rotor.style.rotate = `${this.#rotorDegrees}deg`
    this.#ball.style.rotate = `${this.#rotorDegrees + pocketAt}deg`
    this.#ball.style.scale = '0.64'
  }
}
