import { boutOf } from '../../names/table-words.ts'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

/** Meron, draw and Wala with the machines of the bout, exchanges and first touch under them. */
export function YardCloth() {
  const { words } = useCloth()
  const { t } = words
  const bout = boutOf(words)
  const side = (name: 'M' | 'W') =>
    bout && (
      <>
        <b>{t(`yard.${name}`)}</b>
        <span className="machine">
          {bout[name].name} <Grade grade={bout[name].grade} />
        </span>
      </>
    )
  return (
    <ClothGrid label={t('cloth')} className="is-yard">
      <Row>
        <Spot id="M" className="is-main is-red">
          {side('M')}
        </Spot>
        <Spot id="draw" className="is-main is-tie" />
        <Spot id="W" className="is-main is-blue">
          {side('W')}
        </Spot>
      </Row>
      <Row className="row side-row">
        <Spot id="first-M">{t('yard.first', { name: t('yard.M') })}</Spot>
        <Spot id="under" />
        <Spot id="over" />
        <Spot id="first-W">{t('yard.first', { name: t('yard.W') })}</Spot>
      </Row>
    </ClothGrid>
  )
}

/** A grade from 1 to 5 as pips. */
export const Grade = ({ grade }: { grade: number }) => (
  <span className="grade" aria-hidden="true">
    {'●'.repeat(grade)}
    {'○'.repeat(5 - grade)}
  </span>
)
