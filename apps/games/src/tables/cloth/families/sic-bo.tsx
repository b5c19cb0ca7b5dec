import { useState } from 'react'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { ClothTabs } from '../cloth-tabs.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'
import { Die } from './die.tsx'

const faces = [1, 2, 3, 4, 5, 6]
const totals = Array.from({ length: 14 }, (_, i) => i + 4)
const combos = faces.flatMap(a => faces.filter(b => b > a).map(b => [a, b] as const))
const tabs = ['main', 'totals', 'pairs'] as const

const dice = (face: number, count: number) =>
  ['first', 'second', 'third'].slice(0, count).map(place => <Die key={place} face={face} />)

/** The board: halves and any triple, doubles and triples, totals, pairs of faces, single numbers. */
export function SicBoCloth() {
  const { words } = useCloth()
  const { t } = words
  const [tab, setTab] = useState<(typeof tabs)[number]>('main')
  return (
    <>
      <ClothTabs names={tabs} chosen={tab} label={name => t(`sicBo.tabs.${name}`)} onChoose={setTab} isForPhones />
      <ClothGrid label={t('cloth')} className={`is-sic-bo shows-${tab}`}>
        <Row className="row half-row in-main">
          <Spot id="small" className="is-main is-blue">
            <b>{t('sicBo.small')}</b>
            <span className="machine">4–10</span>
          </Spot>
          <Spot id="odd" />
          <Spot id="any" className="is-tie" />
          <Spot id="even" />
          <Spot id="big" className="is-main is-red">
            <b>{t('sicBo.big')}</b>
            <span className="machine">11–17</span>
          </Spot>
        </Row>
        <Row className="row in-pairs">
          {faces.map(face => (
            <Spot key={face} id={`d${face}`}>
              {dice(face, 2)}
            </Spot>
          ))}
          {faces.map(face => (
            <Spot key={face} id={`k${face}`}>
              {dice(face, 3)}
            </Spot>
          ))}
        </Row>
        <Row className="row total-row in-totals">
          {totals.map(total => (
            <Spot key={total} id={`t${total}`}>
              {total}
            </Spot>
          ))}
        </Row>
        <Row className="row combo-row in-pairs">
          {combos.map(([a, b]) => (
            <Spot key={`${a}${b}`} id={`c${a}${b}`}>
              <Die face={a} />
              <Die face={b} />
            </Spot>
          ))}
        </Row>
        <Row className="row single-row in-main">
          {faces.map(face => (
            <Spot key={face} id={`n${face}`}>
              <Die face={face} />
            </Spot>
          ))}
        </Row>
      </ClothGrid>
    </>
  )
}
