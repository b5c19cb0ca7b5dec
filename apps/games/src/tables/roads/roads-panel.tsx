import { roadMap } from '@baize/game-kit/tables/index'
import { useState } from 'react'
import { ClothTabs } from '../cloth/cloth-tabs.tsx'
import { usePage } from '../context.ts'
import type { TablePicture } from '../state/table-picture.ts'
import { Asking } from './asking.tsx'
import { BeadPlate } from './bead-plate.tsx'
import { BigRoad } from './big-road.tsx'
import { Derived } from './derived-road.tsx'
import { History } from './history.tsx'
import { entriesOf, ROAD_SIDES } from './road-entries.ts'
import { markText, runsText } from './road-text.ts'

const tabs = ['roads', 'history'] as const
const derivedRoads = ['bigEye', 'small', 'cockroach'] as const
const beadColumns = 6
const bigColumns = 12
const derivedColumns = 11

/** What came so far: roads where the game has sides, and its other history. Nothing of it changes the odds. */
export function RoadsPanel({ picture }: { picture: TablePicture }) {
  const { t, rules } = usePage()
  const hasRoads = ROAD_SIDES[rules.definition.kind] !== undefined
  const [tab, setTab] = useState<(typeof tabs)[number]>(hasRoads ? 'roads' : 'history')
  return (
    <section className="roads" aria-label={t('roads.title')}>
      {hasRoads && <ClothTabs names={tabs} chosen={tab} label={name => t(`roads.tabs.${name}`)} onChoose={setTab} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className="roads-body" tabIndex={0}>
        {tab === 'roads' ? <Roads picture={picture} /> : <History picture={picture} />}
      </div>
      <p className="independent">{t('roads.independent')}</p>
    </section>
  )
}

function Roads({ picture }: { picture: TablePicture }) {
  const { t, rules } = usePage()
  const { kind } = rules.definition
  const words = { t, rules, facts: null }
  const entries = entriesOf(rules, picture.history)
  const map = roadMap(entries)
  const runs = runsText(words, entries)
  return (
    <>
      <div className="road-pair">
        <BeadPlate kind={kind} cells={map.bead} columns={beadColumns} label={`${t('roads.bead')}: ${runs}`} />
        <BigRoad
          kind={kind}
          cells={map.big}
          waitingTies={map.waitingTies}
          columns={bigColumns}
          label={`${t('roads.big')}: ${runs}`}
        />
      </div>
      <div className="derived-roads">
        {derivedRoads.map(road => (
          <Derived
            key={road}
            road={road}
            cells={map.derived[road]}
            columns={derivedColumns}
            label={markText(words, entries, road)}
          />
        ))}
      </div>
      <Asking words={words} kind={kind} sides={entries.map(({ side }) => side)} offered={ROAD_SIDES[kind]!} />
    </>
  )
}
