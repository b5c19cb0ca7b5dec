import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { PLACES, type Place } from '../../../instant/games/roulette/places.ts'
import { textOf } from '../../names/table-words.ts'
import type { Texts } from '../../texts.ts'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { ClothTabs } from '../cloth-tabs.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'
import { Loupe } from './loupe.tsx'
import { Racetrack } from './racetrack.tsx'

const tabs = ['table', 'racetrack'] as const

/** What stands on the cloth at a spot. */
function wordsAt({ spot: { id, numbers } }: Place, t: Texts): string {
  if (id.startsWith('straight')) return String(numbers[0])
  if (id.startsWith('column')) return '2:1'
  if (id.startsWith('dozen')) return `${numbers[0]}–${numbers.at(-1)}`
  if (id === 'low') return '1–18'
  if (id === 'high') return '19–36'
  return textOf(t, `roulette.kinds.${id}`)
}

function colourAt({ spot: { id, numbers } }: Place): string | null {
  if (id.startsWith('straight')) return `is-${colourOf(numbers[0]!)}`
  return id === 'red' || id === 'black' ? `is-${id}` : null
}

/** The cloth of 157 spots, upright on phones, and the racetrack beside it. */
export function RouletteCloth() {
  const { words } = useCloth()
  const { t } = words
  const [tab, setTab] = useState<(typeof tabs)[number]>('table')
  const [seenNumber, setSeenNumber] = useState<number | null>(null)
  return (
    <>
      <ClothTabs names={tabs} chosen={tab} label={name => t(`roulette.tabs.${name}`)} onChoose={setTab} />
      {tab === 'racetrack' ? (
        <Racetrack />
      ) : (
        <ClothGrid label={t('cloth')} className="is-roulette">
          <Row className="places">
            {PLACES.map(place => (
              <Spot
                key={place.spot.id}
                id={place.spot.id}
                isBare
                className={classNames(colourAt(place), place.isBetween && 'is-between')}
                style={
                  {
                    ...{ '--u': place.u + 1, '--v': place.v, '--w': place.width, '--h': place.height },
                  } as CSSProperties
                }
                {...(place.spot.id.startsWith('straight') && {
                  onLongPress: () => setSeenNumber(place.spot.numbers[0]!),
                })}
              >
                {place.isBetween ? '' : wordsAt(place, t)}
              </Spot>
            ))}
          </Row>
        </ClothGrid>
      )}
      {seenNumber !== null && <Loupe number={seenNumber} onClose={() => setSeenNumber(null)} />}
    </>
  )
}
