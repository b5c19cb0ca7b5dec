import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

/** Side bets in the order of the cloth; super six only where there is no commission. */
const sideSpots = ['PP', 'EP', 'XP', 'BP', 'DP', 'BIG', 'SML', 'DB', 'S6']

/** Player, tie and banker, the side bets in a row under them. */
export function BaccaratCloth() {
  const { words, spots } = useCloth()
  return (
    <ClothGrid label={words.t('cloth')} className="is-baccarat">
      <Row>
        <Spot id="P" className="is-main is-blue" />
        <Spot id="T" className="is-main is-tie" />
        <Spot id="B" className="is-main is-red" />
      </Row>
      <Row className="row side-row">
        {sideSpots
          .filter(id => spots.has(id))
          .map(id => (
            <Spot key={id} id={id} />
          ))}
      </Row>
    </ClothGrid>
  )
}
