import { colourOf, WHEEL_ORDER } from '@baize/game-kit/instant/roulette/spots'
import { finale, neighbours, SECTORS } from '@baize/game-kit/tables/roulette/racetrack'
import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'

const sectorNames = ['jeu-zero', 'voisins', 'orphelins', 'tiers'] as const
const distances = [1, 2, 3, 4]
const usualDistance = 2
const digits = Array.from({ length: 10 }, (_, digit) => digit)
/** Numbers along the upper edge of the track; as many lie along the lower one, zero at the left end. */
const along = 18

/** Bets by places on the wheel: sectors, a number with its neighbours, and all numbers that end in a digit. */
export function Racetrack() {
  const { words } = useCloth()
  const { t } = words
  const [distance, setDistance] = useState(usualDistance)
  return (
    <div className="racetrack">
      <ClothGrid label={t('roulette.tabs.racetrack')} className="is-racetrack">
        <Row className="sector-row">
          {sectorNames.map(name => (
            <TrackCell key={name} className="sector" chips={SECTORS[name]}>
              <span className="spot-name">{t(`roulette.sectors.${name}`)}</span>
              <span className="spot-price">{t('roulette.chips', { n: chipsIn(SECTORS[name]) })}</span>
            </TrackCell>
          ))}
        </Row>
        <Row className="pocket-row">
          {WHEEL_ORDER.map((number, place) => (
            <TrackCell
              key={number}
              className={`pocket is-${colourOf(number)}`}
              style={pocketStyle(place)}
              label={t('roulette.neighbours', { n: number, distance })}
              chips={neighbours(number, distance)}
            >
              {number}
            </TrackCell>
          ))}
        </Row>
        <Row className="finale-row">
          {digits.map(digit => (
            <TrackCell key={digit} className="finale" label={t('roulette.finale', { n: digit })} chips={finale(digit)}>
              …{digit}
            </TrackCell>
          ))}
        </Row>
      </ClothGrid>
      <label className="distance">
        {t('roulette.distance')}
        <select value={distance} onChange={event => setDistance(Number(event.currentTarget.value))}>
          {distances.map(value => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface TrackCellProps {
  className: string
  style?: CSSProperties
  label?: string
  /** Chips that a press lays, by spot. */
  chips: ReadonlyMap<string, number>
  children: ReactNode
}

function TrackCell({ className, style, label, chips, children }: TrackCellProps) {
  const { lay, isOpen } = useCloth()
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is pressed like a button
    <button
      type="button"
      role="gridcell"
      tabIndex={-1}
      className={`spot ${className}`}
      style={style}
      aria-disabled={!isOpen}
      aria-label={label}
      onClick={() => lay(chips)}
    >
      {children}
    </button>
  )
}

const chipsIn = (chips: ReadonlyMap<string, number>): number => [...chips.values()].reduce((sum, n) => sum + n, 0)

/** Zero spans the left end; then clockwise, along the top and back along the bottom. */
function pocketStyle(place: number): CSSProperties {
  const column = place <= along ? place + 1 : 2 * along + 2 - place
  const area = place === 0 ? '1 / 1 / span 2' : `${place <= along ? 1 : 2} / ${column}`
  return { '--area': area } as CSSProperties
}
