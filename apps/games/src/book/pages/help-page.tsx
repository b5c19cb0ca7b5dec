import type { SportId } from '@baize/game-kit/book/sport-model'
import { useState } from 'react'
import { usePage } from '../context.ts'
import { Scrolling } from '../layout/scrolling.tsx'
import { TabStrip } from '../layout/tab-strip.tsx'
import { textOf } from '../texts.ts'
import { marketRules } from './market-rules.ts'

const classes = ['A', 'B', 'C'] as const
/** Margins in percent, and what comes back of the decided part, before the match and in play. */
const margins: Readonly<Record<(typeof classes)[number], readonly string[]>> = {
  A: ['2.5 %', '3.5 %', '96.37–97.56 %', '95.44–96.62 %'],
  B: ['3.5 %', '4.5 %', '95.43–96.62 %', '94.52–95.69 %'],
  C: ['7 %', '8 %', '92.32–93.46 %', '91.46–92.59 %'],
}

/** How the book works: the rule of every market, a worked line, and what the house keeps by class. */
export function HelpPage() {
  const { t, boot } = usePage()
  const [sport, setSport] = useState<SportId>(boot.sports[0] ?? 'FOOT')
  return (
    <div className="help">
      <h2>{t('help')}</h2>
      {(['how', 'blocks', 'slip', 'cashOut', 'void'] as const).map(part => (
        <section key={part}>
          <h3>{t(`help.${part}.title`)}</h3>
          <p>{t(`help.${part}.text`)}</p>
        </section>
      ))}
      <section>
        <h3>{t('help.line.title')}</h3>
        <p>{t('help.line.text')}</p>
      </section>
      <section>
        <h3>{t('help.margin.title')}</h3>
        <p>{t('help.margin.text')}</p>
        <ClassTable />
      </section>
      <section>
        <h3>{t('help.markets')}</h3>
        <TabStrip
          label={t('list.sports')}
          tabs={boot.sports.map(each => [each, t(`sport.${each}`)] as const)}
          chosen={sport}
          onChoose={setSport}
        />
        <dl className="rule-list">
          {marketRules[sport].map(([kind, rule]) => (
            <div key={kind}>
              <dt>
                {textOf(t, `market.${kind}`, { n: 1, from: 1, to: 15, home: t('column.home'), away: t('column.away') })}
              </dt>
              <dd>{textOf(t, `rule.${rule}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function ClassTable() {
  const { t } = usePage()
  const heads = ['class', 'before', 'live', 'rtpBefore', 'rtpLive', 'of'] as const
  return (
    <Scrolling label={t('help.margin.title')}>
      <table className="figures">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {t(`help.margin.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map(each => (
            <tr key={each}>
              <th scope="row">{each}</th>
              {margins[each].map(figure => (
                <td key={figure}>{figure}</td>
              ))}
              <td>{t(`help.margin.markets.${each}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}
