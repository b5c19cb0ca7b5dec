import { MATCH_LINES, SCORES } from '@baize/game-kit/tables/cup/match'
import { useState } from 'react'
import { cupOf } from '../../names/table-words.ts'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { ClothTabs } from '../cloth-tabs.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'
import { spotPrice } from '../spot-phrase.ts'
import { Bracket } from './bracket.tsx'
import { Grade } from './yard.tsx'

const tabs = ['match', 'champion', 'bracket'] as const
const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

/** The markets of the match that is played, the prices of all eight to win the cup, and the bracket: one at a time, as each needs the width. */
export function CupCloth() {
  const { words, spots } = useCloth()
  const { t } = words
  const hasMatch = spots.has('home')
  const [chosen, setChosen] = useState<(typeof tabs)[number] | null>(null)
  const tab = chosen ?? (hasMatch ? 'match' : 'champion')
  const cup = cupOf(words)
  return (
    <>
      <ClothTabs names={tabs} chosen={tab} label={name => t(`cup.tabs.${name}`)} onChoose={setChosen} />
      <div className={`cup-cloth shows-${tab}`}>
        <div className="in-bracket">{cup && <Bracket words={words} />}</div>
        <ClothGrid label={t('cup.tabs.match')} className="is-cup in-match">
          {hasMatch ? <MatchRows /> : <p className="hint">{t('cup.parade')}</p>}
        </ClothGrid>
        <ClothGrid label={t('cup.tabs.champion')} className="is-cup-list in-champion">
          <p className="row list-head" aria-hidden="true">
            <span />
            <span>{t('cup.short.champion')}</span>
            <span>{t('cup.short.finalist')}</span>
          </p>
          {cup &&
            numbers.map(number => (
              <Row key={number}>
                <span className="runner" aria-hidden="true">
                  {cup.robot(number).name} <Grade grade={cup.robot(number).grade} />
                </span>
                {(['champion', 'finalist'] as const).map(kind => (
                  <Spot key={kind} id={`${kind}-${number}`} isBare>
                    <Price id={`${kind}-${number}`} />
                  </Spot>
                ))}
              </Row>
            ))}
        </ClothGrid>
      </div>
    </>
  )
}

/** The price of a spot alone; a dash where it is decided. */
function Price({ id }: { id: string }) {
  const cloth = useCloth()
  const spot = cloth.spots.get(id)
  return <>{spot && !spot.isShut ? spotPrice(cloth, spot) : '–'}</>
}

const MatchRows = () => (
  <>
    {MATCH_LINES.map((line, place) => (
      <Row key={line[0]}>
        {line.map((id, side) => (
          <Spot key={id} id={id} {...(place === 0 && { className: `is-main ${side === 0 ? 'is-red' : 'is-blue'}` })} />
        ))}
      </Row>
    ))}
    <Row className="row score-row">
      {SCORES.map(score => (
        <Spot key={score} id={score}>
          {score}
        </Spot>
      ))}
    </Row>
  </>
)
