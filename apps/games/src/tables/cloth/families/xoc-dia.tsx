import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

/** Plates by how many of their four coins are red. */
const plates = [
  ['white4', 0],
  ['white3', 1],
  ['two', 2],
  ['red3', 3],
  ['red4', 4],
] as const

/** Four coins lying on a plate, the red ones first. */
export const Plate = ({ red }: { red: number }) => (
  <span className="plate" aria-hidden="true">
    {[0, 1, 2, 3].map(place => (
      <i key={place} className={place < red ? 'coin is-red' : 'coin'} />
    ))}
  </span>
)

/** Even and odd, high and low, and the five plates drawn as their coins. */
export function XocDiaCloth() {
  const { words } = useCloth()
  return (
    <ClothGrid label={words.t('cloth')} className="is-xoc-dia">
      <Row>
        <Spot id="even" className="is-main is-blue" />
        <Spot id="four" className="is-tie" />
        <Spot id="odd" className="is-main is-red" />
      </Row>
      <Row>
        <Spot id="low" />
        <Spot id="high" />
      </Row>
      <Row className="row plate-row">
        {plates.map(([id, red]) => (
          <Spot key={id} id={id}>
            <Plate red={red} />
          </Spot>
        ))}
      </Row>
    </ClothGrid>
  )
}
