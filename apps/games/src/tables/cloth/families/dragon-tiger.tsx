import { textOf } from '../../names/table-words.ts'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

const onCard = ['O', 'E', 'R', 'K', 'H', 'L']

/** Dragon, tie and tiger, and under each card the pairs of bets on it. */
export function DragonTigerCloth() {
  const { words } = useCloth()
  const { t } = words
  return (
    <ClothGrid label={t('cloth')} className="is-dragon-tiger">
      <Row>
        <Spot id="D" className="is-main is-red" />
        <Spot id="TIE" className="is-tie" />
        <Spot id="STIE" className="is-tie" />
        <Spot id="T" className="is-main is-blue" />
      </Row>
      {(['D', 'T'] as const).map(side => (
        <Row key={side} className={`row card-row is-${side}`}>
          {onCard.map(what => (
            <Spot key={what} id={`${side}${what}`}>
              {textOf(t, `dragonTiger.card.${what}`)}
            </Spot>
          ))}
        </Row>
      ))}
    </ClothGrid>
  )
}
