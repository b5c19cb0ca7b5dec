import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

/** Six tiles in the colours of their segments. */
export function WheelCloth() {
  const { words, spots } = useCloth()
  return (
    <ClothGrid label={words.t('cloth')} className="is-wheel">
      <Row>
        {[...spots.keys()].map(id => (
          <Spot key={id} id={id} className={`is-main segment-${id.slice(1)}`}>
            {id.slice(1)}
          </Spot>
        ))}
      </Row>
    </ClothGrid>
  )
}
