import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { Texts } from '../../texts.ts'
import { spotLabel, wordsOf } from './labels.ts'
import { neighbour, PLACES, type Place } from './places.ts'

interface ClothProps {
  t: Texts
  /** Stakes in units that lie on each spot. */
  stakes: ReadonlyMap<string, number>
  /** The number that fell, whose spots are marked. */
  fallen: number | null
  isOpen: boolean
  onPlace(spot: string): void
}

/** The cloth: a button for every spot, one stop for the tab key, arrows between them. */
export function Cloth({ t, stakes, fallen, isOpen, onPlace }: ClothProps) {
  const cloth = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(PLACES[0]!)

  function moveFocus(event: KeyboardEvent): void {
    const [du, dv] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? []
    if (du === undefined || !cloth.current) return
    event.preventDefault()
    const { clientHeight, clientWidth, children } = cloth.current
    const isTall = clientHeight > clientWidth
    const next = isTall ? neighbour(current, dv!, -du) : neighbour(current, du, dv!)
    if (next) (children[PLACES.indexOf(next)] as HTMLElement).focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the cloth is no field of a form
    <div
      ref={cloth}
      className={classNames('cloth', !isOpen && 'is-closed')}
      role="group"
      aria-label={t('roulette.cloth')}
      onKeyDown={moveFocus}
    >
      {PLACES.map(place => (
        <Spot
          key={place.spot.id}
          place={place}
          t={t}
          units={stakes.get(place.spot.id) ?? 0}
          isHit={fallen !== null && place.spot.numbers.includes(fallen)}
          isOpen={isOpen}
          isCurrent={place === current}
          onPlace={onPlace}
          onFocus={setCurrent}
        />
      ))}
    </div>
  )
}

interface SpotProps extends Pick<ClothProps, 't' | 'isOpen' | 'onPlace'> {
  place: Place
  units: number
  isHit: boolean
  isCurrent: boolean
  onFocus(place: Place): void
}

function Spot({ place, t, units, isHit, isOpen, isCurrent, onPlace, onFocus }: SpotProps) {
  const written = units > 0 ? short(units) : ''
  const { u, v, width, height, isBetween, spot } = place
  return (
    <button
      type="button"
      className={classNames('spot', isBetween && 'is-between', isHit && 'is-hit')}
      style={{ '--u': u + 1, '--v': v, '--w': width, '--h': height } as CSSProperties}
      data-colour={colourAt(place)}
      title={spotLabel(place, t)}
      aria-label={spotLabel(place, t, written)}
      aria-disabled={!isOpen}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onPlace(spot.id)}
      onFocus={() => onFocus(place)}
    >
      {/* The space parts the words from a chip in the text as it is read. */}
      <span className="words">{wordsOf(place, t)}</span> {written !== '' && <span className="chip">{written}</span>}
    </button>
  )
}

function colourAt({ spot: { id, numbers } }: Place): string | undefined {
  if (id.startsWith('straight')) return colourOf(numbers[0]!)
  return id === 'red' || id === 'black' ? id : undefined
}

/** A chip's amount in few characters. */
function short(units: number): string {
  const whole = units / 10_000
  return whole >= 1_000 ? `${whole / 1_000}k` : String(Number(whole.toFixed(2)))
}
