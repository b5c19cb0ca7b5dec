import { askRoads, columnsOf, type DerivedRoad } from '@baize/game-kit/tables/index'
import { usePage } from '../context.ts'
import { sideName } from '../names/side-name.ts'
import { History } from '../roads/history.tsx'
import { entriesOf, ROAD_SIDES } from '../roads/road-entries.ts'
import { markText } from '../roads/road-text.ts'
import type { TablePicture } from '../state/table-picture.ts'

const derived: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']

/** Roads as text, for those who would rather read them. */
export function RoadsPage({ picture }: { picture: TablePicture }) {
  const { t, rules } = usePage()
  const words = { t, rules, facts: null }
  const offered = ROAD_SIDES[rules.definition.kind]
  const entries = entriesOf(rules, picture.history)
  const sides = entries.map(({ side }) => side)
  const answers = offered && askRoads(sides, offered)
  return (
    <div className="page">
      <p className="independent">{t('roads.independent')}</p>
      {offered && (
        <>
          <h3>{t('roads.big')}</h3>
          <ol className="runs">
            {columnsOf(sides).map(({ side, depth }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
              <li key={place}>{`${sideName(words, side)} ${depth}`}</li>
            ))}
          </ol>
          <h3>{t('roads.derived')}</h3>
          <ul className="rules">
            {derived.map(road => (
              <li key={road}>{markText(words, entries, road)}</li>
            ))}
          </ul>
          <h3>{t('roads.asking')}</h3>
          <ul className="rules">
            {offered.map(side => (
              <li key={side}>
                {`${t('roads.next', { side: sideName(words, side) })}: ${derived
                  .map(road => {
                    const mark = answers![side]![road]
                    return `${t(`roads.${road}`)} ${mark ? t(mark === 'R' ? 'roads.red' : 'roads.blue') : t('roads.none')}`
                  })
                  .join(', ')}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('roads.tabs.history')}</h3>
      <History picture={picture} />
    </div>
  )
}
